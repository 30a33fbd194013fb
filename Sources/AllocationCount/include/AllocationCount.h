#pragma once

/// How often this process has asked for memory so far.
unsigned long allocationCount(void);
