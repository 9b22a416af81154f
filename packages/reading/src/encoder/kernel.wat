;; Sums of products of small whole numbers, sixteen at a time.
;; products(left, right, out, rows, columns, length): out[r][c] = sum over k of right[c][k] * left[r][k]
;; left holds values from 0 to 127, right from -127 to 127; length is a multiple of 16, rows of 3, columns of 4.
;; Inside these limits the relaxed instruction gives the same answer on every machine.
(module
  (memory (export "memory") 1)

  ;; The sums of the lanes of four vectors, in one.
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $t v128) (local $u v128)
    (local.set $t (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $u (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $t) (local.get $u))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $t) (local.get $u))))

  (func (export "products") (param $left i32) (param $right i32) (param $out i32) (param $rows i32) (param $columns i32) (param $length i32)
    (local $r i32) (local $c i32) (local $end i32) (local $o i32)
    (local $l0 i32) (local $l1 i32) (local $l2 i32) (local $w0 i32) (local $w1 i32) (local $w2 i32) (local $w3 i32)
    (local $w v128) (local $x0 v128) (local $x1 v128) (local $x2 v128)
    (local $a00 v128) (local $a01 v128) (local $a02 v128) (local $a03 v128) (local $a10 v128) (local $a11 v128) (local $a12 v128) (local $a13 v128) (local $a20 v128) (local $a21 v128) (local $a22 v128) (local $a23 v128)
    (loop $columnsLoop
      (local.set $l0 (local.get $left)) (local.set $r (i32.const 0))
      (loop $rowsLoop
        (local.set $l1 (i32.add (local.get $l0) (local.get $length)))
        (local.set $l2 (i32.add (local.get $l1) (local.get $length)))
        (local.set $w0 (local.get $right))
        (local.set $w1 (i32.add (local.get $w0) (local.get $length)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $length)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $length)))
        (local.set $end (local.get $w1))
        (local.set $a00 (v128.const i32x4 0 0 0 0)) (local.set $a01 (v128.const i32x4 0 0 0 0)) (local.set $a02 (v128.const i32x4 0 0 0 0)) (local.set $a03 (v128.const i32x4 0 0 0 0))
        (local.set $a10 (v128.const i32x4 0 0 0 0)) (local.set $a11 (v128.const i32x4 0 0 0 0)) (local.set $a12 (v128.const i32x4 0 0 0 0)) (local.set $a13 (v128.const i32x4 0 0 0 0))
        (local.set $a20 (v128.const i32x4 0 0 0 0)) (local.set $a21 (v128.const i32x4 0 0 0 0)) (local.set $a22 (v128.const i32x4 0 0 0 0)) (local.set $a23 (v128.const i32x4 0 0 0 0))
        (loop $lengthLoop
          (local.set $x0 (v128.load (local.get $l0)))
          (local.set $x1 (v128.load (local.get $l1)))
          (local.set $x2 (v128.load (local.get $l2)))
          (local.set $w (v128.load (local.get $w0)))
          (local.set $a00 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x0) (local.get $a00)))
          (local.set $a10 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x1) (local.get $a10)))
          (local.set $a20 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x2) (local.get $a20)))
          (local.set $w (v128.load (local.get $w1)))
          (local.set $a01 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x0) (local.get $a01)))
          (local.set $a11 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x1) (local.get $a11)))
          (local.set $a21 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x2) (local.get $a21)))
          (local.set $w (v128.load (local.get $w2)))
          (local.set $a02 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x0) (local.get $a02)))
          (local.set $a12 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x1) (local.get $a12)))
          (local.set $a22 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x2) (local.get $a22)))
          (local.set $w (v128.load (local.get $w3)))
          (local.set $a03 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x0) (local.get $a03)))
          (local.set $a13 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x1) (local.get $a13)))
          (local.set $a23 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $x2) (local.get $a23)))
          (local.set $l0 (i32.add (local.get $l0) (i32.const 16)))
          (local.set $l1 (i32.add (local.get $l1) (i32.const 16)))
          (local.set $l2 (i32.add (local.get $l2) (i32.const 16)))
          (local.set $w1 (i32.add (local.get $w1) (i32.const 16)))
          (local.set $w2 (i32.add (local.get $w2) (i32.const 16)))
          (local.set $w3 (i32.add (local.get $w3) (i32.const 16)))
          (br_if $lengthLoop (i32.lt_u (local.tee $w0 (i32.add (local.get $w0) (i32.const 16))) (local.get $end))))
        (local.set $o (i32.add (local.get $out) (i32.shl (i32.add (i32.mul (local.get $r) (local.get $columns)) (local.get $c)) (i32.const 2))))
        (v128.store (local.get $o) (call $sums (local.get $a00) (local.get $a01) (local.get $a02) (local.get $a03)))
        (local.set $o (i32.add (local.get $o) (i32.shl (local.get $columns) (i32.const 2))))
        (v128.store (local.get $o) (call $sums (local.get $a10) (local.get $a11) (local.get $a12) (local.get $a13)))
        (local.set $o (i32.add (local.get $o) (i32.shl (local.get $columns) (i32.const 2))))
        (v128.store (local.get $o) (call $sums (local.get $a20) (local.get $a21) (local.get $a22) (local.get $a23)))
        ;; the last of three rows has been read to its end, which is where the next three begin
        (local.set $l0 (local.get $l2))
        (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 3))) (local.get $rows))))
      (local.set $right (i32.add (local.get $right) (i32.mul (local.get $length) (i32.const 4))))
      (br_if $columnsLoop (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 4))) (local.get $columns)))))

  ;; likeness(a, aStep, b, bStep, out, rows, columns, length): out[r][c] = sum over k of a[r][k] * b[c][k]
  ;; Steps are in bytes; length is a multiple of 16. Columns are taken two at a time: one beyond the last may be read, and
  ;; what it gives lies where the next row is written afterwards.
  (func (export "likeness") (param $a i32) (param $aStep i32) (param $b i32) (param $bStep i32) (param $out i32) (param $rows i32) (param $columns i32) (param $length i32)
    (local $r i32) (local $c i32) (local $p i32) (local $end i32) (local $column i32) (local $other i32) (local $next i32) (local $x v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $t0 v128) (local $t1 v128) (local $t2 v128) (local $t3 v128)
    (loop $rowsLoop
      (local.set $end (i32.add (local.get $a) (i32.shl (local.get $length) (i32.const 2))))
      (local.set $next (local.get $b))
      (local.set $c (i32.const 0))
      (loop $columnsLoop
        (local.set $p (local.get $a))
        (local.set $column (local.get $next))
        (local.set $other (i32.add (local.get $column) (local.get $bStep)))
        (local.set $next (i32.add (local.get $other) (local.get $bStep)))
        (local.set $s0 (v128.const f32x4 0 0 0 0)) (local.set $s1 (v128.const f32x4 0 0 0 0))
        (local.set $s2 (v128.const f32x4 0 0 0 0)) (local.set $s3 (v128.const f32x4 0 0 0 0))
        (local.set $t0 (v128.const f32x4 0 0 0 0)) (local.set $t1 (v128.const f32x4 0 0 0 0))
        (local.set $t2 (v128.const f32x4 0 0 0 0)) (local.set $t3 (v128.const f32x4 0 0 0 0))
        (loop $lengthLoop
          (local.set $x (v128.load (local.get $p)))
          (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $x) (v128.load (local.get $column)))))
          (local.set $t0 (f32x4.add (local.get $t0) (f32x4.mul (local.get $x) (v128.load (local.get $other)))))
          (local.set $x (v128.load offset=16 (local.get $p)))
          (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $column)))))
          (local.set $t1 (f32x4.add (local.get $t1) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $other)))))
          (local.set $x (v128.load offset=32 (local.get $p)))
          (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $column)))))
          (local.set $t2 (f32x4.add (local.get $t2) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $other)))))
          (local.set $x (v128.load offset=48 (local.get $p)))
          (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $column)))))
          (local.set $t3 (f32x4.add (local.get $t3) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $other)))))
          (local.set $column (i32.add (local.get $column) (i32.const 64)))
          (local.set $other (i32.add (local.get $other) (i32.const 64)))
          (br_if $lengthLoop (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 64))) (local.get $end))))
        (local.set $s0 (f32x4.add (f32x4.add (local.get $s0) (local.get $s1)) (f32x4.add (local.get $s2) (local.get $s3))))
        (local.set $t0 (f32x4.add (f32x4.add (local.get $t0) (local.get $t1)) (f32x4.add (local.get $t2) (local.get $t3))))
        ;; both rows' first and third lanes, plus their second and fourth
        (local.set $x (f32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $s0) (local.get $t0))
          (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $t0))))
        (v128.store64_lane 0
          (i32.add (local.get $out) (i32.shl (local.get $c) (i32.const 2)))
          (f32x4.add (local.get $x) (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $x) (local.get $x))))
        (br_if $columnsLoop (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 2))) (local.get $columns))))
      (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
      (local.set $a (i32.add (local.get $a) (local.get $aStep)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $rows)))))

  ;; nearness(point, rows, scales, out, count, length): out[r] = scales[r] * sum over k of point[k] * rows[r][k]
  ;; The point is of numbers, the rows of small whole numbers; length is a multiple of 16.
  (func (export "nearness") (param $point i32) (param $rows i32) (param $scales i32) (param $out i32) (param $count i32) (param $length i32)
    (local $r i32) (local $p i32) (local $end i32) (local $w v128) (local $low v128) (local $high v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (loop $rowsLoop
      (local.set $p (local.get $point))
      (local.set $end (i32.add (local.get $rows) (local.get $length)))
      (local.set $s0 (v128.const f32x4 0 0 0 0)) (local.set $s1 (v128.const f32x4 0 0 0 0))
      (local.set $s2 (v128.const f32x4 0 0 0 0)) (local.set $s3 (v128.const f32x4 0 0 0 0))
      (loop $lengthLoop
        (local.set $w (v128.load (local.get $rows)))
        (local.set $low (i16x8.extend_low_i8x16_s (local.get $w)))
        (local.set $high (i16x8.extend_high_i8x16_s (local.get $w)))
        (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (v128.load (local.get $p)) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $low))))))
        (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (v128.load offset=16 (local.get $p)) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $low))))))
        (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (v128.load offset=32 (local.get $p)) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $high))))))
        (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (v128.load offset=48 (local.get $p)) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $high))))))
        (local.set $p (i32.add (local.get $p) (i32.const 64)))
        (br_if $lengthLoop (i32.lt_u (local.tee $rows (i32.add (local.get $rows) (i32.const 16))) (local.get $end))))
      (local.set $s0 (f32x4.add (f32x4.add (local.get $s0) (local.get $s1)) (f32x4.add (local.get $s2) (local.get $s3))))
      (f32.store (local.get $out) (f32.mul (f32.load (local.get $scales)) (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $s0)) (f32x4.extract_lane 1 (local.get $s0)))
        (f32.add (f32x4.extract_lane 2 (local.get $s0)) (f32x4.extract_lane 3 (local.get $s0))))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $count)))))

  ;; mixture(shares, b, bStep, out, outStep, rows, count, length): out[r] = sum over i of shares[r][i] * b[i]
  ;; Shares lie one after another; steps are in bytes; length is a multiple of 16. Rows are taken two at a time: one
  ;; beyond the last may be read and written.
  (func (export "mixture") (param $shares i32) (param $b i32) (param $bStep i32) (param $out i32) (param $outStep i32) (param $rows i32) (param $count i32) (param $length i32)
    (local $r i32) (local $k i32) (local $bytes i32) (local $at i32) (local $share i32) (local $end i32) (local $to i32) (local $w v128) (local $v v128)
    (local $x0 v128) (local $x1 v128) (local $x2 v128) (local $x3 v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $t0 v128) (local $t1 v128) (local $t2 v128) (local $t3 v128)
    (local.set $bytes (i32.shl (local.get $length) (i32.const 2)))
    (loop $rowsLoop
      (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 2))))
      (local.set $k (i32.const 0))
      (loop $lengthLoop
        (local.set $s0 (v128.const f32x4 0 0 0 0)) (local.set $s1 (v128.const f32x4 0 0 0 0))
        (local.set $s2 (v128.const f32x4 0 0 0 0)) (local.set $s3 (v128.const f32x4 0 0 0 0))
        (local.set $t0 (v128.const f32x4 0 0 0 0)) (local.set $t1 (v128.const f32x4 0 0 0 0))
        (local.set $t2 (v128.const f32x4 0 0 0 0)) (local.set $t3 (v128.const f32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $b) (local.get $k)))
        (local.set $share (local.get $shares))
        (loop $countLoop
          (local.set $x0 (v128.load (local.get $at)))
          (local.set $x1 (v128.load offset=16 (local.get $at)))
          (local.set $x2 (v128.load offset=32 (local.get $at)))
          (local.set $x3 (v128.load offset=48 (local.get $at)))
          (local.set $w (v128.load32_splat (local.get $share)))
          (local.set $v (v128.load32_splat (i32.add (local.get $share) (i32.sub (local.get $end) (local.get $shares)))))
          (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $w) (local.get $x0))))
          (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $w) (local.get $x1))))
          (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $w) (local.get $x2))))
          (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $w) (local.get $x3))))
          (local.set $t0 (f32x4.add (local.get $t0) (f32x4.mul (local.get $v) (local.get $x0))))
          (local.set $t1 (f32x4.add (local.get $t1) (f32x4.mul (local.get $v) (local.get $x1))))
          (local.set $t2 (f32x4.add (local.get $t2) (f32x4.mul (local.get $v) (local.get $x2))))
          (local.set $t3 (f32x4.add (local.get $t3) (f32x4.mul (local.get $v) (local.get $x3))))
          (local.set $at (i32.add (local.get $at) (local.get $bStep)))
          (br_if $countLoop (i32.lt_u (local.tee $share (i32.add (local.get $share) (i32.const 4))) (local.get $end))))
        (local.set $to (i32.add (local.get $out) (local.get $k)))
        (v128.store (local.get $to) (local.get $s0))
        (v128.store offset=16 (local.get $to) (local.get $s1))
        (v128.store offset=32 (local.get $to) (local.get $s2))
        (v128.store offset=48 (local.get $to) (local.get $s3))
        (local.set $to (i32.add (local.get $to) (local.get $outStep)))
        (v128.store (local.get $to) (local.get $t0))
        (v128.store offset=16 (local.get $to) (local.get $t1))
        (v128.store offset=32 (local.get $to) (local.get $t2))
        (v128.store offset=48 (local.get $to) (local.get $t3))
        (br_if $lengthLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 64))) (local.get $bytes))))
      (local.set $shares (i32.add (local.get $end) (i32.sub (local.get $end) (local.get $shares))))
      (local.set $out (i32.add (local.get $out) (i32.shl (local.get $outStep) (i32.const 1))))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 2))) (local.get $rows)))))

  ;; rounded(input, out, steps, rows, length): each row in steps of its own, as whole numbers from 1 to 127, 64 standing for nought
  (func (export "rounded") (param $input i32) (param $out i32) (param $steps i32) (param $rows i32) (param $length i32)
    (local $r i32) (local $k i32) (local $most f32) (local $v v128) (local $times v128)
    (loop $rowsLoop
      (local.set $v (v128.const f32x4 0 0 0 0))
      (local.set $k (i32.const 0))
      (loop $mostLoop
        (local.set $v (f32x4.pmax (local.get $v) (f32x4.abs (v128.load (i32.add (local.get $input) (i32.shl (local.get $k) (i32.const 2)))))))
        (br_if $mostLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $length))))
      (local.set $most (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
        (f32.max (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))
      (local.set $most (select (local.get $most) (f32.const 1) (f32.gt (local.get $most) (f32.const 0))))
      (f32.store (local.get $steps) (f32.div (local.get $most) (f32.const 63)))
      (local.set $times (f32x4.splat (f32.div (f32.const 63) (local.get $most))))
      (local.set $k (i32.const 0))
      (loop $roundLoop
        (v128.store (local.get $out) (i8x16.narrow_i16x8_u
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.add (f32x4.mul (v128.load (local.get $input)) (local.get $times)) (v128.const f32x4 64.5 64.5 64.5 64.5)))
            (i32x4.trunc_sat_f32x4_s (f32x4.add (f32x4.mul (v128.load offset=16 (local.get $input)) (local.get $times)) (v128.const f32x4 64.5 64.5 64.5 64.5))))
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.add (f32x4.mul (v128.load offset=32 (local.get $input)) (local.get $times)) (v128.const f32x4 64.5 64.5 64.5 64.5)))
            (i32x4.trunc_sat_f32x4_s (f32x4.add (f32x4.mul (v128.load offset=48 (local.get $input)) (local.get $times)) (v128.const f32x4 64.5 64.5 64.5 64.5))))))
        (local.set $input (i32.add (local.get $input) (i32.const 64)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $roundLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $length))))
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $rows)))))

  ;; measured(sums, offsets, scales, bias, steps, out, rows, columns): whole sums become numbers again
  (func (export "measured") (param $sums i32) (param $offsets i32) (param $scales i32) (param $bias i32) (param $steps i32) (param $out i32) (param $rows i32) (param $columns i32)
    (local $r i32) (local $k i32) (local $bytes i32) (local $step v128)
    (local.set $bytes (i32.shl (local.get $columns) (i32.const 2)))
    (loop $rowsLoop
      (local.set $step (v128.load32_splat (local.get $steps)))
      (local.set $k (i32.const 0))
      (loop $columnsLoop
        (v128.store (local.get $out) (f32x4.add
          (v128.load (i32.add (local.get $bias) (local.get $k)))
          (f32x4.mul
            (f32x4.convert_i32x4_s (i32x4.sub (v128.load (local.get $sums)) (v128.load (i32.add (local.get $offsets) (local.get $k)))))
            (f32x4.mul (local.get $step) (v128.load (i32.add (local.get $scales) (local.get $k)))))))
        (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $columnsLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes))))
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $rows)))))

  ;; evened(input, out, gain, shift, rows, width): each row brought to mean nought and even spread
  (func (export "evened") (param $input i32) (param $out i32) (param $gain i32) (param $shift i32) (param $rows i32) (param $width i32)
    (local $r i32) (local $k i32) (local $bytes i32) (local $s v128) (local $q v128) (local $v v128) (local $mean f32) (local $spread f32) (local $m v128) (local $t v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $rowsLoop
      (local.set $s (v128.const f32x4 0 0 0 0))
      (local.set $k (i32.const 0))
      (loop $sumLoop
        (local.set $s (f32x4.add (local.get $s) (v128.load (i32.add (local.get $input) (local.get $k)))))
        (br_if $sumLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes))))
      (local.set $mean (f32.div
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $s)) (f32x4.extract_lane 1 (local.get $s)))
          (f32.add (f32x4.extract_lane 2 (local.get $s)) (f32x4.extract_lane 3 (local.get $s))))
        (f32.convert_i32_u (local.get $width))))
      (local.set $m (f32x4.splat (local.get $mean)))
      (local.set $q (v128.const f32x4 0 0 0 0))
      (local.set $k (i32.const 0))
      (loop $spreadLoop
        (local.set $v (f32x4.sub (v128.load (i32.add (local.get $input) (local.get $k))) (local.get $m)))
        (local.set $q (f32x4.add (local.get $q) (f32x4.mul (local.get $v) (local.get $v))))
        (br_if $spreadLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes))))
      (local.set $spread (f32.div
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $q)) (f32x4.extract_lane 1 (local.get $q)))
          (f32.add (f32x4.extract_lane 2 (local.get $q)) (f32x4.extract_lane 3 (local.get $q))))
        (f32.convert_i32_u (local.get $width))))
      (local.set $t (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (local.get $spread) (f32.const 0.000001))))))
      (local.set $k (i32.const 0))
      (loop $outLoop
        (v128.store (i32.add (local.get $out) (local.get $k)) (f32x4.add
          (v128.load (i32.add (local.get $shift) (local.get $k)))
          (f32x4.mul
            (f32x4.mul (f32x4.sub (v128.load (i32.add (local.get $input) (local.get $k))) (local.get $m)) (local.get $t))
            (v128.load (i32.add (local.get $gain) (local.get $k))))))
        (br_if $outLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes))))
      (local.set $input (i32.add (local.get $input) (local.get $bytes)))
      (local.set $out (i32.add (local.get $out) (local.get $bytes)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $rows)))))

  ;; joined(to, more, bytes): to[k] += more[k]
  (func (export "joined") (param $to i32) (param $more i32) (param $bytes i32)
    (local $k i32)
    (loop $each
      (v128.store (i32.add (local.get $to) (local.get $k)) (f32x4.add
        (v128.load (i32.add (local.get $to) (local.get $k)))
        (v128.load (i32.add (local.get $more) (local.get $k)))))
      (br_if $each (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes)))))

  ;; raised(values, bytes): nothing stays below nought
  (func (export "raised") (param $values i32) (param $bytes i32)
    (local $k i32)
    (loop $each
      (v128.store (i32.add (local.get $values) (local.get $k)) (f32x4.pmax
        (v128.const f32x4 0 0 0 0)
        (v128.load (i32.add (local.get $values) (local.get $k)))))
      (br_if $each (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes)))))

  ;; curved(values, bytes): each number bent as the published encoder was taught, by the polynomial it was fine-tuned with
  (func (export "curved") (param $values i32) (param $bytes i32)
    (local $k i32) (local $x v128) (local $z v128) (local $rest v128)
    (loop $each
      (local.set $x (v128.load (i32.add (local.get $values) (local.get $k))))
      (local.set $z (f32x4.mul (local.get $x) (v128.const f32x4 0.70710678 0.70710678 0.70710678 0.70710678)))
      (local.set $rest (f32x4.sub
        (f32x4.pmin (f32x4.abs (local.get $z)) (v128.const f32x4 1.769 1.769 1.769 1.769))
        (v128.const f32x4 1.769 1.769 1.769 1.769)))
      (local.set $rest (f32x4.sub
        (v128.const f32x4 1 1 1 1)
        (f32x4.mul (v128.const f32x4 0.2888 0.2888 0.2888 0.2888) (f32x4.mul (local.get $rest) (local.get $rest)))))
      ;; the sign of the number itself
      (local.set $rest (v128.bitselect (local.get $x) (local.get $rest) (v128.const i32x4 0x80000000 0x80000000 0x80000000 0x80000000)))
      (v128.store (i32.add (local.get $values) (local.get $k)) (f32x4.mul
        (f32x4.mul (local.get $x) (v128.const f32x4 0.5 0.5 0.5 0.5))
        (f32x4.add (v128.const f32x4 1 1 1 1) (local.get $rest))))
      (br_if $each (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes)))))

  ;; The number e to the power of four numbers that are not above nought; wrong in the seventh place.
  (func $power (param $x v128) (result v128)
    (local $whole v128) (local $f v128)
    (local.set $x (f32x4.pmax
      (f32x4.mul (local.get $x) (v128.const f32x4 1.44269504 1.44269504 1.44269504 1.44269504))
      (v128.const f32x4 -126 -126 -126 -126)))
    (local.set $whole (f32x4.floor (local.get $x)))
    (local.set $f (f32x4.sub (local.get $x) (local.get $whole)))
    (f32x4.mul
      (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $whole)) (v128.const i32x4 127 127 127 127)) (i32.const 23))
      (f32x4.add (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $f)
        (f32x4.add (v128.const f32x4 0.6931472 0.6931472 0.6931472 0.6931472) (f32x4.mul (local.get $f)
          (f32x4.add (v128.const f32x4 0.2402265 0.2402265 0.2402265 0.2402265) (f32x4.mul (local.get $f)
            (f32x4.add (v128.const f32x4 0.0555041 0.0555041 0.0555041 0.0555041) (f32x4.mul (local.get $f)
              (f32x4.add (v128.const f32x4 0.0096181 0.0096181 0.0096181 0.0096181)
                (f32x4.mul (local.get $f) (v128.const f32x4 0.0013333 0.0013333 0.0013333 0.0013333)))))))))))))

  ;; shared(scores, rows, count, scale): the scores of each row become shares that sum to one, larger where the score is larger
  (func (export "shared") (param $scores i32) (param $rows i32) (param $count i32) (param $scale f32)
    (local $r i32) (local $k i32) (local $most f32) (local $sum f32) (local $part f32) (local $v v128) (local $end i32) (local $fours i32)
    (local.set $fours (i32.shl (i32.and (local.get $count) (i32.const -4)) (i32.const 2)))
    (local.set $end (i32.shl (local.get $count) (i32.const 2)))
    (loop $rowsLoop
      (local.set $v (v128.const f32x4 -inf -inf -inf -inf))
      (local.set $k (i32.const 0))
      (block $noFours
        (br_if $noFours (i32.eqz (local.get $fours)))
        (loop $mostLoop
          (local.set $v (f32x4.pmax (local.get $v) (v128.load (i32.add (local.get $scores) (local.get $k)))))
          (br_if $mostLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $fours)))))
      (local.set $most (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
        (f32.max (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))
      (block $noRest
        (br_if $noRest (i32.ge_u (local.get $k) (local.get $end)))
        (loop $restLoop
          (local.set $most (f32.max (local.get $most) (f32.load (i32.add (local.get $scores) (local.get $k)))))
          (br_if $restLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $end)))))
      (local.set $v (v128.const f32x4 0 0 0 0))
      (local.set $sum (f32.const 0))
      (local.set $k (i32.const 0))
      (block $noFours
        (br_if $noFours (i32.eqz (local.get $fours)))
        (loop $foursLoop
          (v128.store (i32.add (local.get $scores) (local.get $k)) (call $power (f32x4.mul
            (f32x4.sub (v128.load (i32.add (local.get $scores) (local.get $k))) (f32x4.splat (local.get $most)))
            (f32x4.splat (local.get $scale)))))
          (local.set $v (f32x4.add (local.get $v) (v128.load (i32.add (local.get $scores) (local.get $k)))))
          (br_if $foursLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $fours)))))
      (block $noRest
        (br_if $noRest (i32.ge_u (local.get $k) (local.get $end)))
        (loop $restLoop
          (local.set $part (f32x4.extract_lane 0 (call $power (f32x4.splat (f32.mul
            (f32.sub (f32.load (i32.add (local.get $scores) (local.get $k))) (local.get $most))
            (local.get $scale))))))
          (f32.store (i32.add (local.get $scores) (local.get $k)) (local.get $part))
          (local.set $sum (f32.add (local.get $sum) (local.get $part)))
          (br_if $restLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $end)))))
      (local.set $sum (f32.div (f32.const 1) (f32.add (local.get $sum) (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
        (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))))
      (local.set $k (i32.const 0))
      (block $noFours
        (br_if $noFours (i32.eqz (local.get $fours)))
        (loop $evenLoop
          (v128.store (i32.add (local.get $scores) (local.get $k)) (f32x4.mul (f32x4.splat (local.get $sum)) (v128.load (i32.add (local.get $scores) (local.get $k)))))
          (br_if $evenLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $fours)))))
      (block $noRest
        (br_if $noRest (i32.ge_u (local.get $k) (local.get $end)))
        (loop $restLoop
          (f32.store (i32.add (local.get $scores) (local.get $k)) (f32.mul (local.get $sum) (f32.load (i32.add (local.get $scores) (local.get $k)))))
          (br_if $restLoop (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $end)))))
      (local.set $scores (i32.add (local.get $scores) (local.get $end)))
      (br_if $rowsLoop (i32.lt_u (local.tee $r (i32.add (local.get $r) (i32.const 1))) (local.get $rows))))))
