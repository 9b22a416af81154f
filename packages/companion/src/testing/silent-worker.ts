/** For tests: a thread that never says that it is ready. */
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
