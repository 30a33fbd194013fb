"""The types for Vala name every function, field and value of the header: vapi.py HEADER VAPI"""

import re
import sys
from pathlib import Path

header, vapi = (re.sub(r"/\*.*?\*/|//[^\n]*", "", Path(path).read_text(), flags=re.S) for path in sys.argv[1:])

found = set(re.findall(r"public const \w+ (\w+);", vapi))
for prefix, members in re.findall(r'cprefix = "DS_(\w*)"[^\n]*\n\s*public enum \w+ \{([^}]*)\}', vapi):
    found |= {prefix + name for name in re.findall(r"\w+", members)}
values = set(re.findall(r"\bDS_(\w+) = \d+", header)) | set(re.findall(r"#define DS_(\w+) ", header))
functions = set(re.findall(r"\bds_(\w+)\(", header))
named = set(re.findall(r"(\w+) \(", vapi)) | set(re.findall(r'cname = "ds_(\w+)"\)', vapi))
for prefix, members in re.findall(r'cprefix = "ds_(\w+)"[^{]*\{(.*?)\n  \}', vapi, flags=re.S):
    named |= {prefix + name for name in re.findall(r"(\w+) \(", members)}
fields, places = set(), set(re.findall(r"\bpublic \S+ (\w+)(?:\[\d+\])?;", vapi))
for body in re.findall(r"typedef struct \w+ \{(.*?)\} \w+;", header, flags=re.S):
    for line in filter(None, map(str.strip, body.split(";"))):
        names = re.fullmatch(r"(?:const )?\w+ (.*)", line, flags=re.S)[1]
        fields |= {re.search(r"\w+", name)[0] for name in names.split(",")}
missing = sorted(values - found) + sorted(functions - named) + sorted(fields - places)
if missing:
    sys.exit(f"the types for Vala lack {', '.join(missing)}")
