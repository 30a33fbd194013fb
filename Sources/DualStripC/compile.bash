# Compiles modules as Embedded Swift; the builds of the library and of the playground read this.
#
# It wants: out, the folder for what is built; flags, those of the compiler; target, a triple.

swiftc=$(command -v swiftc)
tools=$(dirname "$(realpath "$swiftc")")
tables=$(dirname "$tools")/lib/swift/embedded/$target/libswiftUnicodeDataTables.a
# The toolchain may stand behind a launcher that has only some of its programs beside it.
[[ -e $tables ]] ||
  tables=$(find -L "$(dirname "$tools")" -path "*embedded/$target*" -name libswiftUnicodeDataTables.a | head -1)
tool() { if [[ -x $tools/$1 ]]; then echo "$tools/$1"; else command -v "$1"; fi; }

mkdir -p "$out"
flags+=(-target "$target" -enable-experimental-feature Embedded -wmo -parse-as-library
  -warnings-as-errors -strict-memory-safety -swift-version 6 -package-name dualstrip -I "$out"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

# compile MODULE FILE…: unless it was, with the same files and what they import.
compile() {
  local module=$1 stamp
  shift
  stamp=$({ "$swiftc" --version 2>&1; echo "${flags[@]}" "$@"; cat "$@" "${imports[@]}"; } | sha256sum)
  [[ -e $out/$module.o && $(cat "$out/$module.stamp" 2>/dev/null) == "$stamp" ]] && return
  echo "compiling $module"
  rm -f "$out/$module.stamp"
  "$swiftc" "${flags[@]}" -module-name "$module" -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" "$@"
  echo "$stamp" >"$out/$module.stamp"
}

imports=()
# library FOLDER: compiles a module of the package, which the next ones may import.
library() {
  local module=${1%%/*} sources
  mapfile -t sources < <(find "Sources/$1" -name '*.swift' | LC_ALL=C sort)
  compile "$module" "${sources[@]}"
  imports+=("$out/$module.stamp")
}

# interface: compiles the model, and the functions that dualstrip.h declares.
interface() {
  local include=$PWD/Sources/DualStripC/Interface/include module
  printf 'module CDualStrip { header "%s"\n header "%s" }\n' \
    "$include/dualstrip.h" "$include/handles.h" >"$out/module.modulemap"
  flags+=(-Xcc "-I$include" -Xcc "-fmodule-map-file=$out/module.modulemap")
  imports+=("$include/dualstrip.h" "$include/handles.h")
  for module in Elementary ScrollPhysics CollectionLayouts DualStrip CollectionGallery DualStripC/Doors; do
    library $module
  done
}
