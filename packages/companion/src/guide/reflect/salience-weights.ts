/** Written by training/train-salience.ts: what speaks for a clause and what against it, in hundredths. */
export const salienceWeights = `
-51 $0
-7 $0am
14 $0th
-5 $about
-5 $accident
-11 $advice
-17 $after
-4 $afternoon
20 $again
-13 $age
-9 $ago
-3 $alive
7 $all
11 $allowed
11 $alone
7 $already
-12 $alright
-4 $anyone
-9 $anything
4 $appointments
-6 $are
-3 $ask
13 $asked
12 $asking
-8 $asleep
23 $away
-5 $baby
-10 $back
4 $bad
-4 $bank
-6 $bath
-5 $bin
-5 $bins
-7 $birthday
8 $biscuit
7 $bit
-13 $book
-9 $box
9 $break
-12 $brother
-14 $bus
22 $busy
-8 $bye
-4 $cake
-3 $came
-4 $car
-12 $card
-3 $cat
3 $centre
-9 $chair
-12 $chicken
4 $child
4 $christmas
4 $church
15 $clear
-6 $club
-11 $cold
10 $come
-10 $company
-4 $complain
-12 $course
27 $cried
8 $cross
14 $crying
-11 $cupboard
4 $cupboards
6 $daft
13 $dance
-8 $date
-4 $daughter
-4 $day
11 $days
-3 $dead
3 $desk
4 $did
-11 $didn't
-17 $dinner
-19 $do
-18 $dog
-7 $done
7 $door
36 $down
-3 $drawer
-14 $driver
19 $early
-5 $easter
6 $easy
-10 $eat
-12 $either
3 $electrician
-11 $eleven
-5 $else
-3 $end
-11 $enough
6 $ever
-9 $everyone
9 $everything
7 $exactly
-8 $extension
13 $face
-7 $fair
7 $family
-5 $far
-7 $february
-5 $five
11 $flat
-3 $floor
-8 $floors
-18 $football
6 $for
-17 $four
-12 $fourteen
6 $friday
-7 $fridays
11 $friend
3 $friendly
-7 $front
19 $furious
-3 $ghana
19 $go
6 $going
23 $gone
10 $good
12 $great
-5 $gutters
-13 $half
-5 $hall
9 $happy
15 $has
-4 $have
17 $head
-7 $heating
3 $hello
7 $help
17 $her
7 $here
-3 $hers
6 $hilarious
19 $him
6 $himself
10 $home
-11 $hospital
8 $hours
-3 $house
5 $husband
6 $idea
5 $in
-15 $insurance
-19 $is
27 $it
-3 $january
-4 $job
5 $jokes
-4 $july
-6 $june
6 $kid
-43 $kids
-4 $kind
10 $kitchen
-31 $know
8 $knows
3 $lad
6 $late
8 $later
15 $laugh
6 $laughed
-3 $leave
-8 $leeds
20 $left
-9 $life
7 $like
-15 $listening
-5 $loud
-7 $lovely
9 $lunch
-9 $machine
-7 $made
9 $man
-18 $may
9 $maybe
16 $me
-4 $mean
-7 $mind
12 $mine
9 $minute
-6 $minutes
-6 $monday
10 $month
18 $more
-10 $mortgage
-13 $mostly
-18 $mother
-4 $mouth
17 $much
-8 $mum
-4 $myself
10 $name
-7 $nasty
9 $nice
13 $night
-13 $nine
8 $nobody
25 $noise
-13 $nothing
-10 $notice
12 $noticed
4 $november
9 $now
4 $number
4 $numbers
14 $october
-6 $office
-33 $ok
7 $okay
-11 $old
19 $on
-11 $once
4 $one
-4 $operation
19 $out
7 $over
-14 $own
-10 $parents
-6 $parking
-5 $part
6 $partner
13 $past
-5 $peas
-8 $pen
9 $people
6 $person
-17 $phone
-12 $photo
-5 $photos
15 $place
-5 $play
13 $polite
11 $pregnant
-6 $pub
-4 $quick
-11 $quid
44 $quiet
10 $rhubarb
5 $rolls
-8 $room
9 $round
13 $run
-22 $sad
-9 $said
46 $same
-4 $saturday
-9 $say
-4 $school
-9 $score
-21 $see
3 $september
-8 $seven
-7 $shed
6 $shift
-11 $shoes
9 $shout
9 $sick
-8 $side
4 $silly
-10 $sister
6 $six
9 $slowly
-21 $so
-4 $sofa
-10 $someone
16 $something
-12 $son
6 $speech
-6 $spreadsheet
7 $spring
4 $stammer
12 $start
-11 $stop
4 $stories
-5 $street
13 $stuff
-7 $stupid
-6 $summer
-8 $sundays
10 $sweet
16 $talk
-3 $tea
-21 $ten
-18 $that
3 $them
-17 $there
-16 $things
-20 $think
-17 $this
-12 $three
5 $thursday
-5 $thursdays
-6 $till
18 $time
4 $times
-8 $tiny
12 $tired
17 $to
14 $today
22 $tomorrow
-9 $too
-5 $town
-14 $true
-3 $twelve
19 $twice
-13 $two
4 $up
9 $upset
16 $us
3 $voice
6 $was
-8 $wasn't
-4 $way
-16 $wedding
-11 $wednesday
-22 $week
7 $weekend
12 $weeks
-6 $well
8 $went
-17 $were
-11 $why
6 $word
3 $words
-8 $work
5 $working
11 $worse
-16 $wrong
5 $yeah
-6 $year
-24 $years
11 $yet
-14 $you
-13 0
-8 0,0
-9 0.0
11 0:0
-8 0_and
7 0_days
6 0_for
5 0_hours
-3 0_in
-7 0_months
6 0_quid
-9 0_year
20 0_years
-16 0am
5 0pm
6 0th
-6 ^0,0
8 ^a
16 ^after
-14 ^at
-4 ^been
-11 ^before
11 ^bit
21 ^by
-6 ^bye
-9 ^can
-4 ^can't
5 ^dad
17 ^dad's
23 ^did
14 ^didn't
-21 ^don't
13 ^eleven
13 ^every
11 ^everybody
31 ^everyone
-14 ^fair
19 ^feels
-5 ^finished
-3 ^first
-4 ^five
-9 ^for
-7 ^forty
-12 ^four
-9 ^from
-14 ^good
-13 ^had
13 ^haven't
6 ^he'd
-6 ^he'll
-12 ^he's
-8 ^hello
-20 ^her
12 ^here
-9 ^hi
11 ^i
10 ^i'd
23 ^i'll
7 ^i'm
13 ^i've
27 ^if
-25 ^in
-3 ^is
25 ^it's
-11 ^just
16 ^last
20 ^maybe
-11 ^me
3 ^mostly
16 ^mum
19 ^neither
10 ^never
-4 ^next
-4 ^nine
-22 ^no
4 ^nobody's
-36 ^not
-20 ^nothing
17 ^now
-12 ^ok
-13 ^on
-26 ^one
6 ^our
-24 ^people
-12 ^put
19 ^retired
14 ^same
-6 ^seven
4 ^she
20 ^she'd
-8 ^she'll
4 ^she's
16 ^since
-8 ^somebody's
-16 ^someone
-4 ^something
8 ^still
-6 ^thank
-7 ^thanks
-13 ^that
-27 ^that's
-6 ^there
-13 ^there's
-17 ^they
-3 ^they'd
8 ^they're
-5 ^they've
-4 ^thirty
15 ^this
-15 ^three
15 ^today
-9 ^took
5 ^tried
-4 ^two
-9 ^used
8 ^we'd
-9 ^we'll
9 ^we're
6 ^we've
4 ^went
-29 ^what
5 ^when
-9 ^wife
-11 ^with
5 ^work
-7 ^yes
5 ^yesterday
-18 ^you
-14 ^you've
-23 a
-3 a_0
9 a_baby
9 a_bench
-3 a_big
28 a_bit
5 a_boy
-3 a_cake
-6 a_car
20 a_card
3 a_child
-16 a_coffee
7 a_day
-10 a_dog
5 a_fella
4 a_form
-4 a_friend
3 a_great
-3 a_group
5 a_half
12 a_house
18 a_hundred
10 a_kid
17 a_lad
-4 a_lady
14 a_long
16 a_lot
4 a_lovely
-11 a_man
-7 a_meeting
9 a_month
27 a_new
-4 a_nice
-14 a_note
4 a_phone
-10 a_place
-3 a_retired
-16 a_room
-6 a_school
8 a_screen
-35 a_small
-12 a_spreadsheet
9 a_tablet
15 a_tea
3 a_teacher
-7 a_text
-7 a_thing
3 a_tuesday
-3 a_week
3 a_whole
-5 a_window
15 a_word
14 a_year
-13 a_young
-13 about
11 about_0
20 about_it
13 about_me
-5 about_my
-4 about_six
-8 about_that
-5 about_the
6 about_twenty
5 absolutely
-6 accident
-4 across
6 actually
-11 advice
7 after
6 after_0
-3 after_the
-4 afternoon
21 again
-11 age
6 agent
5 ages
-21 ago
-14 alan
8 alarm
-8 alive
26 all
-10 all_about
-7 all_day
5 all_in
17 all_my
-7 all_night
-3 all_of
11 all_say
-7 all_the
9 allotment
11 allowed
6 almost
8 alone
10 along
29 already
-19 alright
-9 also
28 always
10 always_been
-10 always_said
4 always_the
8 am
-11 am_a
-6 am_in
-7 am_not
8 an_hour
-15 and_a
-4 and_did
11 and_didn't
-4 and_had
-4 and_his
11 and_i
-14 and_made
6 and_me
7 and_not
-9 and_said
4 and_sat
-7 and_say
3 and_see
3 and_sit
-4 and_the
37 and_then
-16 and_told
11 angry
7 annoyed
-9 annoying
14 another
-3 another_one
4 answer
13 answered
12 any
11 any_more
-5 any_of
8 anybody
9 anyone
-22 anything
6 anywhere
4 appointments
4 are
-3 are_all
8 are_in
8 are_the
-8 are_you
-8 argue
16 arms
-19 around
6 as
4 as_a
-8 as_i
-14 as_if
-3 as_well
16 ashamed
5 ashamed_of
-17 ask
-12 ask_for
14 ask_her
-7 ask_my
9 asked
-6 asked_about
5 asked_for
-14 asked_if
16 asked_to
3 asks
3 asks_me
-6 at
35 at first
4 at last
5 at_0
-6 at_0am
-14 at_a
14 at_christmas
-6 at_half
-4 at_him
-8 at_his
17 at_home
-18 at_it
6 at_least
18 at_me
-3 at_midnight
-41 at_my
5 at_night
-9 at_our
-5 at_school
-4 at_six
-19 at_the
10 at_work
-3 august
9 aunt
23 auntie
14 awake
14 baby
6 back
13 back_for
7 back_in
-10 back_to
-4 bad
5 bag
10 bags
5 bakery
6 balcony
-18 bank
-11 basically
-13 bath
23 be
4 be_a
-6 be_angry
-7 be_doing
-12 be_near
4 because
-5 because_of
12 become
5 bedroom
26 been
13 been_a
8 been_asked
-8 been_dead
-9 been_doing
12 been_gone
7 been_here
-12 been_in
10 been_off
4 been_seeing
-11 been_since
-12 been_there
-10 been_to
-10 been_told
3 been_very
-5 before
18 before_i
-11 before_that
-6 before_you
4 begin
5 behind
-7 behind_the
17 being
13 being_a
-7 believe
5 bench
10 beside
30 best
4 best_friend
-3 better
-4 better_than
4 bev
-14 big
-8 bike
-8 bin
-7 bins
11 biscuit
-5 biscuits
15 bit
5 bit_of
-9 blame
-17 bloke
-10 blue
-7 board
3 boat
-14 boiler
-6 book
-6 booked
5 born
-5 borrowed
7 boss
10 both
13 bought_a
-11 bowl
-18 box
9 boxes
-15 boyfriend
3 boys
-6 bread
7 break
-13 breakfast
6 brilliant
7 bring
-4 bringing
-11 brings
16 bristol
-5 broke
-25 brother
11 brother_and
-15 brothers
17 brought
-17 bus
20 business
22 busy
-9 but
11 but_not
-12 buy
3 buying
30 by
8 by_a
4 by_my
14 by_the
-10 bye
3 cake
6 cakes
-17 call_it
22 call_me
-16 called
14 called_me
-4 calling
8 calls
-6 came
-4 came_back
7 came_home
5 came_in
3 came_out
13 came_through
-3 came_to
28 can't
3 can't_be
12 can't_do
-11 can't_find
8 can't_get
-6 can't_say
4 can_do
5 can_hear
-3 can_i
3 can_see
-10 car
13 car_park
-11 caravan
12 card
-6 cards
-3 carol
3 case
-18 cat
9 caught
-9 centre
-13 chair
-13 changed
-13 chap
5 charge
-4 charity
-9 charity_shop
-12 chat
-6 check
-8 cheese
8 chest
-5 chicken
4 child
14 children
-6 chips
-9 choir
-3 christmas
-22 church
15 class
-7 clean
15 clear
-14 clever
-3 client
-13 climbing
10 clinic
8 clock
12 closing
-4 club
-12 co-op
-18 coffee
-14 cold
5 colleague
-8 college
26 come
3 come_and
-7 come_back
-8 come_home
8 come_in
3 come_to
6 comes
8 coming
-9 coming_back
-3 committee
5 company
-5 complaint
-5 contract
10 conversation
10 cook
15 could
8 could_ask
-3 could_do
6 could_have
10 couldn't
14 counter
-4 course
-15 cousin
7 cousin's
-13 cover
3 credit
27 cried
-6 cried_in
25 cross
18 crossed
10 crossword
5 cry
28 crying
-4 cupboard
4 cupboards
-4 cut
14 dad
40 dad's
-3 dad_died
-4 dad_was
-3 daft
14 dance
10 danced
7 date
-10 daughter
4 daughter's
-3 daughters
13 day
20 days
6 deal
-4 decent
7 decide
22 decided
18 definitely
-9 dentist
7 desk
7 did_a
-4 did_it
-10 did_say
11 did_the
36 didn't
-4 didn't_even
10 didn't_get
-7 didn't_know
-4 didn't_say
9 didn't_want
19 died
-7 died_in
17 different
-22 dinner
11 dishes
13 divorce
-7 divorced
-21 do
-4 do_a
8 do_anything
-17 do_i
20 do_it
7 do_my
-15 do_the
9 doctor
4 does
-5 does_the
24 doesn't
18 doesn't_know
-16 dog
-7 doing
3 doing_it
13 doing_sums
-4 doing_the
4 don't_be
6 don't_even
-5 don't_feel
8 don't_get
-6 don't_have
3 don't_know
12 don't_like
10 don't_really
-7 don't_think
-23 don't_want
-17 done
-6 done_anything
-7 done_for
-10 done_it
-12 done_the
7 door
8 down
8 down_in
-11 down_the
-6 down_to
11 dreading
6 drink
-3 drinking
-10 drive
-5 drive_for
3 driver
18 driving
7 drop
-22 dropped
-16 drove
-10 dry
12 due
15 each
9 each_other
-21 early
8 earplugs
16 easy
-18 eat
-5 eating
-8 eats
8 egg
17 eight
-10 eight_years
17 eighteen
-13 either
4 eldest
4 electrician
3 eleven
-3 eleven_years
8 else
7 email
15 emails
7 embarrassed
5 empty
7 end_of
21 ended
15 engaged
-6 enjoy
-10 enough
5 envelope
9 even
8 even_know
11 evening
19 evenings
16 ever
-6 ever_so
24 every
-4 every_day
10 every_month
14 every_night
5 every_single
-11 every_sunday
-14 every_week
30 everybody
12 everyone
5 everyone's
-4 everyone_at
9 everyone_else
-8 everyone_is
-8 everyone_laughed
10 everyone_says
25 everything
-5 ex
13 exactly
-3 exam
-12 except
5 exercise
9 explain
-11 extension
6 eyes
15 face
7 failed
-27 fair
-10 fair_enough
-14 fall
-4 far
-11 farm
11 father
-3 february
26 feel
10 feel_like
12 feeling
26 feels
22 feels_like
-3 feet
12 fell
9 fella
41 felt
11 felt_like
-19 fence
-8 few
14 fifty
10 figure
4 final
25 finally
6 finance
4 find
-8 find_the
9 fine
6 finish
-15 fire
8 firm
27 first
20 first_time
-14 first_year
-17 fish
5 fit
15 five
14 five_years
3 flask
23 flat
12 flatmate
3 flights
6 floor
-9 floors
3 flowers
-7 fold
3 fond
3 fond_of
-7 food
-16 football
7 for
-12 for_0
-3 for_a
8 for_about
13 for_an
16 for_her
-11 for_him
8 for_me
-14 for_my
-13 for_nineteen
-16 for_now
9 for_six
7 for_that
6 for_thirty
19 for_three
-7 for_twenty
-13 for_two
4 for_years
-12 forgot
-5 forgotten
-6 form
11 forms
-16 forty
9 forty_minutes
23 forward
23 forward_to
-3 found
-17 found_out
6 four
7 four_times
7 four_years
-15 fourteen
7 fourteen_years
-7 free
-5 friday
-18 fridge
-15 friend
3 friendly
9 friends
-30 from
-3 from_a
-9 from_home
-8 from_my
-11 from_the
10 from_when
16 front
4 front_of
4 frozen
-8 full
-4 full_of
5 full_time
19 funeral
19 furious
21 gap
5 garden
-4 garden_centre
15 gate
-12 gave
5 gave_it
-18 gave_me
-6 gave_my
30 get
6 get_a
10 get_it
7 get_out
5 get_the
5 get_up
12 getting
-3 ghana
-10 girl
16 girlfriend
12 girls
-14 give
-19 give_me
18 given
11 given_up
15 giving
11 glad
7 glasgow
34 go
-8 go_and
-7 go_every
16 go_in
10 go_on
-17 go_to
12 god
18 goes
16 going
-20 going_to
19 gold
-5 golf
26 gone
3 gone_off
-7 gone_to
24 good
15 good_at
-35 got
-6 got_a
-27 got_her
-4 got_him
5 got_in
8 got_made
5 got_me
13 got_nothing
21 got_the
-8 got_to
-5 gp
-12 grade
14 grand
8 grandad
7 grandson
8 grass
12 great
-12 green
-4 grew
-4 grew_up
-6 group
13 guest
-5 gutters
-9 guy
16 had_a
-14 had_it
-15 had_my
-22 had_one
-16 had_the
4 had_to
4 had_two
-10 half
7 half_of
-11 hall
-6 hand
13 handed
-5 hands
8 happened
10 happens
22 happy
11 hard
41 has
6 has_a
5 has_been
7 has_gone
-8 has_to
3 hate
21 have
9 have_a
3 have_asked
-8 have_been
12 have_gone
-10 have_had
10 have_him
11 have_liked
11 have_one
8 have_the
-29 have_to
23 haven't
5 haven't_said
13 haven't_spoken
22 haven't_told
10 having
-3 having_a
18 he
5 he'd
-4 he'd_have
-4 he'd_say
-11 he'll
15 he's
-17 he's_0
4 he's_been
-5 he's_called
10 he's_got
-12 he's_in
37 he's_not
12 he's_so
-23 he_asked
-5 he_can
16 he_comes
-5 he_cried
-18 he_did
20 he_didn't
-7 he_died
-11 he_doesn't
-8 he_gave
-11 he_got
-6 he_had
4 he_has
-3 he_hasn't
-4 he_is
6 he_just
-4 he_looks
5 he_made
8 he_moved
11 he_never
11 he_rang
30 he_said
-17 he_says
-3 he_still
-7 he_tells
19 he_thinks
-3 he_thought
-4 he_was
14 he_wasn't
4 he_went
11 he_won't
9 head
3 headphones
-3 health
7 hear
5 hear_the
6 heard
-5 hearing
12 held
-11 help
-9 help_me
8 helped
24 her
-6 her_a
-5 her_about
10 her_face
3 her_for
-8 her_mum
-11 her_own
5 her_the
30 here
6 herself
5 hiding
8 hilarious
23 him
13 him_a
-5 him_for
4 him_i
-9 him_in
-3 him_on
10 him_the
8 him_to
6 himself
-12 hip
-27 his
-7 his_dad
3 his_hand
-4 his_mum
3 his_name
13 his_wife
-3 hit
4 hobby
-8 hold
6 holding
-5 home
-3 home_and
-4 home_in
5 honest
13 honestly
8 horrible
-30 hospital
7 hot
-5 hotel
8 hour
13 hours
8 house
-3 house_and
11 house_is
-6 housing
-6 how
9 how_i
-11 how_it
5 how_to
9 hr
28 hundred
27 hundred_and
18 hurt
-4 husband
-8 husband's
-8 husband_wants
34 i
51 i'd
-18 i'd_be
17 i'd_been
-5 i'd_had
-16 i'd_have
-3 i'd_like
-4 i'd_never
-5 i'd_rather
60 i'll
5 i'll_be
9 i'll_go
9 i'll_miss
52 i'm
-79 i'm_0
-33 i'm_a
13 i'm_angry
-6 i'm_being
5 i'm_doing
-17 i'm_from
16 i'm_going
9 i'm_good
6 i'm_happy
-27 i'm_in
3 i'm_just
-24 i'm_not
12 i'm_on
15 i'm_scared
16 i'm_so
18 i'm_the
21 i'm_to
12 i'm_up
37 i've
15 i've_been
-18 i've_done
6 i've_ever
9 i've_gone
-18 i've_got
12 i've_had
10 i've_just
9 i've_known
-11 i've_made
8 i've_not
-7 i've_read
15 i've_said
-7 i've_seen
12 i've_started
11 i've_told
8 i've_written
4 i_also
20 i_always
11 i_am
-5 i_asked
-7 i_ate
14 i_bought
-3 i_came
16 i_can
26 i_can't
5 i_come
3 i_cook
33 i_could
13 i_couldn't
4 i_cried
-22 i_did
-15 i_didn't
-5 i_do
-6 i_drive
-17 i_drove
-4 i_eat
20 i_feel
10 i_felt
15 i_find
-16 i_found
17 i_gave
-18 i_get
11 i_go
21 i_got
-7 i_had
11 i_hate
5 i_haven't
6 i_heard
10 i_held
23 i_just
21 i_keep
-7 i_kept
-29 i_know
-19 i_laughed
-12 i_left
-5 i_like
6 i_live
8 i_look
-12 i_looked
10 i_lost
23 i_love
-4 i_made
4 i_make
-4 i_mean
8 i_meant
6 i_might
24 i_miss
-21 i_moved
-5 i_must
15 i_nearly
-23 i_need
-29 i_never
-7 i_noticed
-6 i_only
-8 i_open
13 i_owe
16 i_passed
-13 i_put
-20 i_rang
6 i_read
13 i_reckon
9 i_remember
-13 i_run
12 i_sat
4 i_saw
-8 i_say
8 i_see
-11 i_send
3 i_sent
-23 i_should
-4 i_shouted
8 i_showed
-4 i_stood
-18 i_stopped
-16 i_suppose
7 i_take
3 i_tell
15 i_think
-10 i_thought
-21 i_told
-15 i_took
15 i_trained
-8 i_used
13 i_want
12 i_was
4 i_wasn't
-5 i_will
-14 i_won't
-16 i_work
23 i_would
-16 i_wouldn't
9 i_wrote
8 idea
-15 if
19 if_he
-3 if_it
-3 if_it's
-4 if_she
8 if_we
-8 ill
5 impression
6 in_0
-9 in_a
-4 in_english
4 in_front
-3 in_her
-4 in_law
-8 in_may
-3 in_my
9 in_november
7 in_october
-3 in_on
-3 in_our
7 in_that
-14 in_the
11 in_this
4 in_three
12 instead
-5 instead_of
-21 insurance
-12 interview
15 into
4 into_a
3 invited
15 is
3 is_0
-11 is_at
14 is_fine
-6 is_for
14 is_getting
4 is_going
7 is_good
-14 is_in
-14 is_it
-4 is_kind
-3 is_my
-17 is_not
-13 is_on
6 is_selling
17 is_still
8 is_the
-14 is_two
4 isn't
16 it
7 it'll
14 it'll_be
14 it's
-17 it's_a
-11 it's_about
3 it's_all
-7 it's_been
-5 it's_for
5 it's_going
-10 it's_got
3 it's_her
-14 it's_just
8 it's_like
11 it's_me
8 it's_my
23 it's_never
-16 it's_not
-5 it's_on
18 it's_the
6 it_a
10 it_again
10 it_all
-6 it_and
9 it_back
-15 it_came
15 it_every
-9 it_from
15 it_goes
5 it_in
-37 it_is
7 it_just
-11 it_like
-4 it_now
-11 it_out
3 it_said
-7 it_says
-10 it_sounds
-5 it_started
6 it_that
9 it_to
7 it_too
30 it_up
-16 it_was
-8 it_wasn't
-6 it_when
-5 it_while
15 it_worse
-28 its
-8 jacket
-5 jam
-7 jealous
17 job
4 job_at
14 jokes
-12 joking
-4 july
-12 june
33 just
-3 just_couldn't
-6 just_didn't
5 just_feel
-9 just_goes
8 just_got
-9 just_said
6 just_say
-4 just_says
4 just_sit
12 just_stopped
5 just_the
5 just_to
5 just_want
4 keep_thinking
-8 keeping
-10 keeps
20 kept
12 kept_the
-14 kettle
-13 key
8 kid
-38 kids
4 kit
-6 kitchen
8 knew
13 know
-10 know_her
5 know_how
-16 know_it
5 know_it's
-4 know_the
12 know_where
10 know_who
19 knowing
10 known
-10 knows
19 lad
7 lads
-4 lady
-11 landing
-6 landlord
9 lasagne
-3 lass
-5 last
-12 last_month
8 last_night
16 last_one
-7 last_time
-3 last_week
3 last_year
8 later
6 laugh
13 laughed
-4 laughed_at
3 laughing
8 laughs
-6 laundry
-6 law
8 lay
4 lead
9 leader
9 learning
6 least
-4 leave
3 leave_the
3 leaves
13 leaving
-4 leeds
13 left
-3 left_a
5 left_it
3 legs
-18 leicester
-80 length few
44 length long
26 length middling
-5 length short
16 length very-long
-14 lent
-4 less
7 let_me
13 level
-10 library
10 licence
-5 lid
12 lie
8 lie_there
-7 life
-13 lift
26 like
10 like_a
16 like_being
-4 like_he's
-9 like_i
11 like_i'm
-11 like_it's
16 like_my
-10 like_that
11 like_the
-8 like_to
-5 liked
-5 liked_it
-12 liked_the
8 line
16 link and
-42 link because
50 link but
-27 link none
3 link so
-5 list
-4 list_of
-14 listen
13 listened
-13 listening
-9 literally
4 live
-4 live_in
-13 lived
-10 lives
-6 living
-8 living_in
-5 loads
-8 loft
-14 log
10 lonely
10 long
27 look
3 look_after
-6 looked
-5 looked_at
-7 looking
-31 looking_at
7 looks
13 lost
4 lost_my
8 lot
7 lot_of
-8 loud
33 love
13 love_him
9 love_it
3 loved
6 lovely
15 lump
-10 lunch
16 lying
-19 machine
8 made
-9 made_a
-5 made_it
7 made_me
10 make
12 make_a
15 makes
7 makes_it
9 makes_me
8 making
3 mam
-10 man
-4 man_at
-5 man_called
17 many
4 mark
3 marriage
-18 mate
8 mates
24 maureen
-4 may
23 maybe
6 maybe_i
7 maybe_i'll
-12 maybe_it's
36 me
-27 me_a
-4 me_about
-4 me_and
6 me_as
11 me_by
7 me_for
12 me_her
-13 me_how
4 me_i
-10 me_if
3 me_in
-13 me_on
6 me_the
-11 me_to
-4 me_up
-6 me_write
4 mean
5 means
9 meant
4 meant_it
-4 meant_to
-5 meeting
-4 meetings
-8 mentioned
3 message
8 met
15 mice
-8 middle
-3 midnight
14 might
9 might_go
-7 milk
-7 mind
-12 mine
6 minute
-7 minutes
47 miss
8 miss_her
15 missed
27 monday
-33 money
12 month
14 months
32 more
14 more_like
6 more_than
4 mornings
-4 mortgage
13 most
4 most_of
-5 mostly
-17 mother
8 mother's
-4 mouth
4 move
9 moved
4 moved_back
4 moved_in
7 moved_out
-8 moved_to
6 moving_to
-3 mrs
12 much
26 mum's
12 mum_says
3 mum_to
-5 mum_was
-12 must
44 my
9 my_aunt
9 my_back
-8 my_boyfriend
-10 my_brother
-7 my_brothers
-14 my_cousin
-13 my_daughter
-5 my_daughter's
6 my_driving
-5 my_ex
9 my_eyes
-8 my_family
5 my_father
15 my_first
-28 my_friend
8 my_friends
17 my_girlfriend
5 my_grandad
8 my_hand
9 my_head
-33 my_husband
-8 my_husband's
9 my_job
7 my_knees
6 my_last
24 my_late
-11 my_life
7 my_manager
10 my_mates
-7 my_mother
8 my_mum's
-6 my_neighbour
7 my_old
23 my_own
-4 my_parents
14 my_partner
-8 my_phone
8 my_room
9 my_sister
3 my_sister's
-14 my_son's
-9 my_supervisor
-14 my_team
3 my_voice
-12 my_wedding
9 my_whole
-3 my_wife
-4 my_wife's
32 myself
9 myself_to
23 name
-3 nan
8 napkin
-8 nasty
-16 near
25 nearly
8 nearly_cried
-4 need
-18 need_to
5 needed
3 needs
16 negated
-15 neighbour's
19 neither
20 nervous
6 never
-4 never_been
-5 never_done
4 never_said
19 never_told
22 new
-7 news
15 next
-25 next and
-12 next because
-5 next but
25 next ends
8 next none
9 next so
-12 next_door
3 next_week
15 nice
3 night
-17 night_i
8 nights
5 nights_in
-26 nine
13 nine_years
-4 nineteen
-10 nineteen_years
-9 ninety
3 no
-48 no shape
49 nobody
-10 nobody_has
14 nobody_knows
-8 nobody_would
26 noise
10 none
10 none_of
-8 normally
-25 not
8 not answer
6 not ask
-12 not call
13 not come
-9 not complain
-12 not do
6 not drink
11 not face
-11 not feel
14 not get
-3 not go
-7 not have
15 not know
-6 not leave
16 not notice
-7 not put
10 not ring
-6 not say
7 not see
13 not sit
-4 not sleep
-6 not talk
34 not tell
-8 not think
-14 not want
3 not_a
11 not_been
-9 not_even
-3 not_like
-3 not_my
-3 not_saying
-9 not_that
-15 not_to
9 not_told
7 note
6 notebook
-7 notes
35 nothing
19 nothing_to
-21 notice
12 noticed
3 november
44 now
-5 now_i
-9 now_i've
10 now_in
6 now_it's
9 number
15 numbers
8 nurse
4 nursery
7 nursing
14 october
25 of
-17 of 2 first
17 of 2 last
-13 of 3 first
-12 of 3 inner
25 of 3 last
-4 of 4 inner
7 of 4 last
31 of 5 first
-6 of 5 inner
-25 of 5 last
36 of 6 first
-17 of 6 inner
-19 of 6 last
4 of other
43 of self
4 of_0
6 of_a
10 of_being
6 of_her
3 of_it
10 of_me
3 of_my
8 of_tea
-12 of_the
-11 of_them
-5 of_them's
9 of_those
-8 off
6 off_for
21 off_the
14 off_to
6 offer
14 office
-28 oh
-24 ok
7 okay
-9 old
-7 old_boy
8 old_man
4 older
-9 on
-16 on_a
-5 on_at
6 on_friday
-9 on_her
-12 on_his
12 on_monday
9 on_my
5 on_nights
21 on_saturday
16 on_the
-13 on_thursday
-11 on_to
-17 on_tuesday
7 on_wednesday
-5 on_with
-24 once
-3 one
-4 one_at
-16 one_in
-12 one_of
3 one_on
-6 one_to
-10 one_with
18 ones
4 only
13 only_one
-8 only_the
9 only_thing
-19 open
-4 operation
-13 or
4 or_a
-11 other
-14 other ask
-11 other bring
-10 other buy
5 other call
14 other come
25 other cry
-7 other cut
-6 other die
-11 other fall
14 other find
-7 other follow
6 other get
-20 other give
-6 other go
6 other grow
3 other have
-9 other hear
9 other keep
12 other know
11 other laugh
8 other leave
-6 other like
-20 other live
8 other look
5 other lose
-13 other make
13 other mean
4 other mention
31 other notice
-15 other offer
11 other past
-4 other perfect
-4 other play
-13 other present
11 other put
-6 other retire
31 other ring
-15 other run
14 other say
-31 other see
-7 other seem
4 other sell
-3 other shout
-12 other sleep
16 other smile
-5 other speak
3 other stay
8 other stop
21 other talk
-16 other tell
-8 other text
-4 other think
12 other turn
6 other use
3 other used
-11 other want
5 other will
-15 other work
-4 other write
6 others
3 our_family
8 ours
23 out
-7 out_and
-11 out_at
14 out_for
-5 out_from
-9 out_in
-5 out_loud
13 out_of
15 out_the
-10 out_with
-16 outside
16 over
13 over_a
-11 over_the
13 owe
19 own
-11 own_kids
7 pack
-13 packed
9 paid
-11 pain
-8 painted
-13 painted_the
8 pair
-6 paper
-11 papers
3 parcels
5 parents
-11 parish
9 park
6 parking
9 part
15 part_of
22 partner
-7 pass
26 passed
6 passed_my
20 past
6 past_it
-6 pay
-3 paying
-5 peas
-9 pension
10 people_are
7 people_in
3 people_who
19 person
-12 phone
-11 photos
-4 physio
-12 pick
-9 pick_up
16 picked
-12 pictures
-13 pictures_of
4 pie
-4 pizza
3 place
11 plan
6 planning
-4 plant
-13 plate
-8 plates
-3 play
-11 played
-10 plays
17 pleased
5 point
9 points
-12 poland
6 polite
-4 porter
6 post
4 pounds
7 practice
5 practise
8 pregnant
13 pretending
-11 print
-6 printed
-11 probably
14 probation
9 project
13 promised
-7 proper
8 properly
10 proud
-7 pub
-17 put
-3 put_a
4 put_her
-4 put_it
5 put_me
-13 put_the
4 puts
10 putting
-16 question
3 queue
-9 quick
8 quid
38 quiet
10 quite
-3 raised
17 ran
-3 rang
11 rang_me
15 rather
-8 read
-7 read_the
-6 reading
16 ready
-6 real
25 really
-11 really_about
12 reason
13 reckon
11 regulars
10 remember
-7 rent
-6 results
7 retired
10 rhubarb
-14 right
17 ring
3 ringing
11 rings
5 rolls
6 roof
10 room
9 room_with
14 round
-7 round_the
12 rude
-3 run
-13 run_a
15 rung
8 running
-13 runs
-3 sad
18 said
11 said_a
-15 said_anything
20 said_don't
5 said_he
-4 said_he'd
14 said_i
8 said_i'd
8 said_it
-7 said_it's
28 said_no
-12 said_oh
8 said_she
-5 said_that
-14 said_the
16 said_they'd
7 said_we
3 said_well
13 said_yes
11 said_you
-6 salt
20 same
7 same_as
-17 sandwich
-4 sat
16 sat_in
-3 sat_on
-15 sat_there
5 sat_with
23 say
5 say_a
18 say_anything
3 say_hello
7 say_i
6 say_i'm
-6 say_it
-6 say_it's
14 say_something
-13 say_that
12 say_the
-19 saying
-12 saying_it
17 says
-18 says_i
15 says_it
-6 says_leave
-3 says_the
-10 scan
25 scared
7 scared_of
-28 school
-9 score
11 screamed
9 screen
-9 section
15 see
21 see_the
-4 seeing
6 seems
3 seen
11 sees
-9 self answer
14 self ask
-11 self be
4 self book
8 self bring
-11 self buy
-6 self call
-14 self cancel
10 self carry
8 self check
6 self clean
-8 self come
-11 self complain
3 self cook
17 self cry
6 self dance
14 self decide
-24 self do
11 self dread
-11 self drink
-21 self drive
-8 self eat
4 self fail
18 self feel
-7 self find
-14 self forget
21 self give
-4 self go
11 self hand
10 self hate
-22 self have
8 self hear
4 self help
6 self keep
-24 self know
-3 self laugh
4 self learn
-24 self leave
25 self like
7 self live
-21 self look
11 self lose
22 self love
21 self make
-5 self manage
10 self meet
6 self mind
32 self miss
-28 self move
-8 self need
-8 self notice
-5 self open
5 self owe
11 self pass
12 self past
-5 self pay
8 self perfect
-3 self pick
-9 self play
12 self practise
-19 self present
-4 self put
-4 self read
17 self reckon
15 self remember
-14 self ring
3 self run
9 self save
-17 self say
7 self see
-3 self send
-18 self share
3 self shout
-3 self show
5 self sign
7 self sit
4 self sleep
6 self smile
-4 self speak
-9 self spend
-15 self stand
6 self start
7 self stop
-5 self take
-3 self talk
-5 self text
14 self think
10 self throw
11 self train
3 self turn
-10 self use
7 self used
7 self wait
-3 self wake
-6 self walk
18 self want
11 self watch
20 self will
-24 self work
16 self would
-5 self write
8 selling
-4 send
-6 sends_me
7 sense
-12 sent
3 sent_it
-17 sent_me
-11 set
-17 seven
-13 share
-6 shared
8 sharks
4 sharp
14 she
21 she'd
9 she'll
-19 she's
-8 she's_0
-3 she's_a
18 she's_been
-24 she's_got
-5 she's_just
-7 she's_probably
5 she_asked
-11 she_can't
-3 she_comes
17 she_cried
-7 she_did
-3 she_didn't
-11 she_doesn't
-6 she_fell
-15 she_gave
-3 she_had
16 she_has
5 she_hasn't
8 she_is
-7 she_just
4 she_laughed
14 she_left
-11 she_made
8 she_never
5 she_put
-11 she_told
8 she_took
14 she_used
8 shed
-3 sheet
-3 shift
-4 shifts
-6 shirt
-20 shoes
-9 shop
-14 short
-29 should
-3 shoulder
8 shout
5 shouted
4 shouted_at
14 show
-3 showed_him
-5 showed_me
7 shower
-4 shut
-6 shut_the
6 sick
-21 side
-10 side_of
-13 sign
4 signed
21 silence
29 since
23 since_0
6 since_he
-15 since_i
-4 since_my
5 since_school
-7 since_the
-6 since_we
-3 sing
10 singing
-5 single_one
-5 sister
-6 sister's
-5 sister_is
17 sit
5 sit_down
29 sit_in
-10 sit_on
-5 sit_there
-5 sitting
-30 six
6 six_weeks
-15 six_years
-12 sixteen
5 sixty
14 sleep
-10 sleeps
7 slow
-15 small
15 smell
20 so
11 so_happy
10 so_much
5 sofa
-3 sold
-6 some
15 somebody
-16 someone
-7 something
13 something_on
-23 son
-14 son's
4 son_says
-7 sorry
19 sort
13 sort_of
-7 sound
-25 sounds
-9 sounds_like
-6 spare_room
4 speak
-3 speech
-3 spent
16 spoken
9 spoken_since
-10 spreadsheet
17 spring
-5 staff
-12 stairs
4 stamp
-20 stand
-12 stand_there
-14 standing
21 started
-4 starting
4 starts
11 stay
7 stayed
11 step
25 still
-3 still_do
6 still_on
5 stomach
-8 stone
23 stood
3 stood_in
11 stood_there
-15 stop
16 stopped
-19 stopped_going
36 straight
3 street
4 stroke
-5 strong
-5 students
-3 stuff
12 summer
13 sums
7 sunday
3 sunday_dinner
11 sunday_with
-3 sundays
-8 supervisor
-14 suppose
13 suppose_i
5 supposed
5 supposed_to
13 sure
10 sweet
4 system
6 table
10 tablet
9 tablets
17 take
5 take_her
-5 taken
-14 takes
-3 taking
-8 talk_to
18 talked
8 talked_for
6 talking
14 talks
-19 taught
-8 taught_me
-5 taxi
8 tea
11 tea_and
24 teach
-3 teacher
-10 team
12 teeth
23 tell
-4 tell_her
7 tell_me
15 tell_my
-8 tell_them
7 telling
-7 tells_me
-4 ten_minutes
-14 terrible
18 test
-27 text
-5 text_to
-13 texted
18 than
8 than_the
-11 thank
-12 thank_you
-11 thanks
12 that
-28 that's
10 that's_a
-6 that's_all
11 that's_how
-11 that's_it
3 that's_me
-18 that's_what
-8 that's_worse
-7 that_i
-6 that_i'm
6 that_is
-8 that_it
11 that_means
-11 that_sounds
-7 that_they
-6 that_to
3 the
18 the_0
4 the_0th
-13 the_back
-8 the_bank
-12 the_bath
8 the_bathroom
23 the_best
8 the_big
-4 the_bins
-13 the_boiler
-8 the_call
14 the_car
-11 the_card
-9 the_cat
-6 the_chair
-9 the_charity
14 the_children
-10 the_co-op
-6 the_college
12 the_counter
10 the_crossword
14 the_day
-8 the_doctor
-7 the_dog
4 the_door
11 the_family
-7 the_first
13 the_floor
-11 the_fridge
9 the_front
3 the_funeral
-3 the_garden
9 the_gate
-3 the_hall
-5 the_head
-3 the_heating
-12 the_hospital
5 the_house
-6 the_housing
3 the_job
-15 the_kettle
-4 the_kids
-16 the_kitchen
15 the_lads
-11 the_landing
-24 the_last
-3 the_letter
-10 the_library
14 the_little
-5 the_loft
11 the_lot
-8 the_man
-14 the_milk
4 the_money
7 the_month
7 the_morning
9 the_names
-4 the_new
9 the_next
-17 the_night
9 the_nurse
9 the_office
-6 the_old
-3 the_oldest
20 the_one
23 the_only
-13 the_other
8 the_paper
-8 the_parish
-11 the_pub
12 the_quiet
-3 the_radio
6 the_road
10 the_roof
8 the_room
18 the_same
-5 the_second
-4 the_shed
4 the_shop
6 the_shower
20 the_small
8 the_sofa
-6 the_spare
7 the_spring
-12 the_stairs
-6 the_summer
6 the_sun
11 the_table
-9 the_tea
-11 the_thing
3 the_third
-6 the_till
-3 the_time
-4 the_two
-4 the_van
-3 the_ward
-26 the_washing
-4 the_way
7 the_week
-4 the_wife
10 the_window
-5 the_woman
3 the_worst
-15 the_wrong
-4 the_young
9 the_youngest
15 their
-12 them
-5 them's
-3 them_and
8 them_to
3 then
-13 then_a
6 then_i
14 there
4 there's
10 there's_a
-3 there_0
-6 there_and
-8 there_are
-23 there_is
-6 there_since
17 there_was
9 there_were
4 there_with
-6 these
20 they
15 they'd
17 they're
-7 they're_all
-4 they've
6 they've_got
6 they've_put
14 they_all
-5 they_are
5 they_asked
10 they_brought
15 they_don't
6 they_gave
-12 they_have
7 they_just
4 they_put
-8 they_said
-18 they_say
-3 they_think
4 they_want
5 they_were
-7 thing ask
-9 thing be
22 thing feel
-7 thing finish
-18 thing get
3 thing give
19 thing go
4 thing leave
6 thing look
7 thing make
3 thing move
12 thing nothing
-15 thing perfect
-11 thing present
3 thing ring
-31 thing say
-9 thing tell
8 thing used
7 thing will
8 thing work
14 thing would
-11 things
-5 think_about
7 think_he's
7 think_i
9 think_i'll
4 think_i've
3 think_it's
-5 think_that's
11 think_what
8 thinking
6 thinking_about
17 thinks
8 thinks_i'm
-3 thinks_it's
26 third
9 third_time
8 thirty_years
13 this
7 this_is
12 this_month
-14 this_morning
5 this_time
9 this_week
3 this_year
-8 thought
-8 thought_i
-6 thought_it
12 thousand
-5 three_days
-9 three_months
11 three_times
10 three_weeks
-8 three_years
12 threw
8 through
7 thursday
-7 till
3 till_i
6 till_the
9 time
-6 time_i
12 time_in
16 times
-13 tiny
-7 tip
31 tired
21 to
-9 to_a
-9 to_ask
-7 to_be
-6 to_bed
8 to_cook
18 to_do
-8 to_get
-6 to_give
-7 to_go
17 to_her
13 to_him
-8 to_his
-3 to_hold
-7 to_it
-8 to_know
7 to_leave
-6 to_leeds
9 to_look
7 to_me
3 to_move
-25 to_my
-4 to_open
-7 to_read
8 to_ring
-7 to_school
-16 to_see
-5 to_sell
11 to_show
7 to_sit
-10 to_someone
11 to_stay
-9 to_stop
5 to_take
6 to_talk
25 to_tell
14 to_that
-14 to_the
7 to_think
-11 to_work
-21 toast
34 today
11 together
-27 told
13 told_anyone
-6 told_everyone
5 told_her
-11 told_him
-20 told_me
3 told_the
3 told_us
23 tomorrow
12 tonight
-23 too
-7 too_much
-34 took
-3 took_the
13 top
-17 towels
-6 town
16 trained
-9 trains
13 tree
5 trouble
-4 true
11 try
-3 trying
8 trying_to
-20 tuesday
-12 tuesdays
5 turn
20 turned
6 turned_the
-8 twelve
-10 twelve_years
-25 twenty
3 twenty_minutes
-4 twenty_six
-16 twenty_years
12 twice
-16 two
-6 two_days
14 two_hundred
-3 two_months
8 two_of
-10 two_years
-5 typing
9 typing_this
-7 under
-7 under_the
-6 uni
-3 university
17 until
16 until_0
13 up
5 up_and
8 up_at
12 up_for
-3 up_in
-12 up_on
11 up_the
-3 up_to
-4 up_with
-6 upstairs
-8 us
-11 us_all
-13 us_in
-10 us_to
-19 use
11 used_to
-4 utility
-4 utility_room
-3 van
-14 verb argue
-8 verb ask
-21 verb be
-4 verb believe
-3 verb book
-10 verb bring
-21 verb buy
-14 verb call
-17 verb cancel
6 verb carry
-20 verb change
7 verb clean
4 verb come
-7 verb complain
3 verb cook
19 verb count
42 verb cry
-14 verb cut
6 verb dance
27 verb decide
8 verb die
-22 verb do
11 verb dread
-15 verb drink
-16 verb drive
-12 verb drop
-13 verb eat
5 verb end
42 verb feel
8 verb find
-4 verb fix
-7 verb follow
-4 verb forget
-14 verb get
5 verb give
9 verb go
11 verb hand
7 verb hate
-19 verb have
5 verb help
-3 verb hit
10 verb hold
-9 verb hum
4 verb invite
-5 verb joke
23 verb keep
-6 verb know
10 verb laugh
5 verb learn
-12 verb leave
-14 verb lend
3 verb lie
13 verb like
-15 verb live
-8 verb look
21 verb lose
23 verb love
15 verb make
-8 verb manage
12 verb mean
-7 verb meet
-11 verb mention
26 verb miss
-23 verb move
4 verb need
12 verb nothing
23 verb notice
-15 verb offer
4 verb open
3 verb owe
12 verb pass
-14 verb pay
11 verb pick
-13 verb play
7 verb practise
9 verb pretend
-6 verb print
12 verb promise
7 verb put
-6 verb read
15 verb reckon
25 verb remember
-7 verb retire
20 verb ring
-9 verb run
-5 verb sack
12 verb save
-34 verb say
8 verb scream
-14 verb see
-3 verb seem
4 verb sell
-3 verb send
-6 verb set
-4 verb shake
-21 verb share
3 verb shout
-10 verb show
7 verb shut
-5 verb sign
6 verb sing
-9 verb sleep
-8 verb smell
22 verb smile
-18 verb sound
-8 verb speak
-12 verb stand
9 verb start
-14 verb stay
12 verb stop
-7 verb take
14 verb talk
-23 verb tell
-12 verb text
10 verb think
12 verb throw
13 verb train
3 verb try
8 verb turn
-4 verb use
7 verb wait
-8 verb wake
-11 verb walk
13 verb want
-8 verb wash
8 verb wear
-31 verb work
-9 verb write
6 very_good
8 vet
3 village
5 visit
-5 visitor
8 voice
-5 voucher
14 wait
-3 waits
17 walk
9 walking
-9 wall
23 want
-4 want_a
19 want_it
-3 want_to
5 wanted
7 wanted_to
-4 wants
-17 wants_to
-10 ward
-4 warehouse
5 warm
12 was
9 was_0
-24 was_a
-4 was_about
3 was_always
-7 was_an
4 was_born
11 was_crying
5 was_going
20 was_good
6 was_happy
-7 was_ill
-28 was_in
12 was_just
28 was_my
-3 was_nice
14 was_not
-6 was_nothing
-27 was_on
-3 was_one
-5 was_only
-7 was_right
7 was_so
22 was_the
18 was_there
-4 was_very
-31 washing
5 wasn't
-3 watch
-13 watch_the
-6 watching
15 way
28 we
16 we'd
-7 we'll
19 we're
-6 we're_all
16 we've
-14 we've_been
6 we've_got
-6 we_are
4 we_did
3 we_don't
-4 we_got
-10 we_had
-4 we_have
-7 we_haven't
3 we_just
17 we_used
5 we_were
13 wear
-32 wedding
-7 wednesday
8 week
-5 week_in
12 weekend
-6 weekends
16 weeks
6 weird
4 went_and
-3 went_home
-16 went_in
-9 went_into
8 went_on
-10 went_to
9 went_up
20 were
6 were_0
-11 what_else
29 what_i
-6 what_it
11 what_that
4 what_the
5 what_to
18 when
-13 when_i
9 when_i'm
-13 when_my
-4 when_she
18 when_the
7 when_they
6 when_we
-4 when_you
3 where
6 where_i
-27 where_the
-10 whether
-6 which
-6 which_is
-6 while
-11 while_i
19 who
-6 who'd
-4 who's
-7 who_does
13 who_i
33 whole
-8 whole_day
3 whole_family
10 whole_time
-21 why
5 why_i
-23 wife's
-8 wife_has
-6 wife_is
-15 wife_says
-13 will
-6 will_be
3 window
3 windows
-17 with
-10 with_all
-10 with_four
-22 with_her
7 with_him
8 with_his
11 with_it
-23 with_me
-13 with_my
4 with_no
-9 with_one
9 with_two
-12 with_us
38 without
6 without_a
4 without_me
-6 woman
-7 woman_in
7 woman_who
-5 won
25 won't
-7 won't_have
10 word
5 words
-8 work_from
-16 work_in
-14 worked
23 working
-16 works
-7 worn
3 worry
14 worse
5 worst
-11 worth
16 would
-5 would_be
15 would_have
15 would_like
-18 write
-5 writing
-10 wrong
9 wrote
10 yeah
6 year_0
-13 year_old
28 years
-9 years_ago
3 years_and
-3 years_at
8 years_i
4 years_in
-9 years_now
3 years_of
13 yes
5 yesterday
11 yet
-57 you
-22 you're
-19 you've
-15 you've_got
5 you_can
5 you_can't
-13 you_don't
-9 you_help
-7 you_would
-18 young
-4 young_couple
3 younger
13 youngest
-5 your
`;
