/** Written by training/train-salience.ts: what speaks for a clause and what against it, in hundredths. */
export const salienceWeights = `
-45 $0
4 $0,0
-18 $0.0
-12 $0:0
6 $0am
-5 $0k
17 $0th
-11 $about
-4 $accident
-12 $advice
-18 $after
-4 $afternoon
18 $again
-14 $age
9 $all
10 $allowed
12 $alone
10 $already
-20 $alright
-4 $am
-7 $angry
13 $answer
-5 $anyone
-10 $anything
8 $anywhere
4 $appointments
4 $april
-7 $are
18 $asked
11 $asking
-11 $asleep
19 $away
-5 $baby
-11 $back
8 $bad
10 $balcony
-3 $bank
-8 $basically
-6 $bath
-11 $bathroom
-3 $be
-4 $bed
-4 $better
-3 $bin
-4 $bins
-11 $birthday
17 $biscuit
8 $boat
-13 $book
-8 $bowl
-8 $box
13 $break
-6 $brother
-16 $bus
21 $busy
-10 $bye
3 $cake
7 $cancer
-5 $car
-14 $card
-3 $cards
13 $care
-10 $cat
3 $centre
-8 $chair
-12 $chicken
6 $child
-8 $choir
11 $christmas
7 $church
14 $clear
-7 $club
-6 $coffee
-16 $cold
11 $come
16 $coming
-11 $company
-5 $complain
-3 $council
-12 $course
20 $cried
9 $cross
17 $crying
-11 $cupboard
4 $cupboards
7 $daft
12 $dance
-7 $date
-4 $daughter
6 $day
15 $days
-7 $did
-7 $didn't
10 $died
5 $different
13 $difficult
-15 $dinner
-15 $do
14 $doctor
-16 $dog
3 $doing
11 $dollars
-6 $don't
-6 $done
27 $down
14 $drink
-14 $driver
9 $drums
16 $early
-11 $easter
7 $easy
-8 $eat
-12 $either
3 $electrician
-20 $eleven
-12 $else
-4 $email
-4 $empty
3 $end
-3 $english
-15 $enough
7 $envelope
-7 $evening
7 $ever
-3 $everyone
16 $everything
6 $exactly
7 $exam
-7 $extension
10 $face
-10 $fair
4 $family
3 $fast
8 $feelings
-9 $fees
-3 $fifteen
-6 $finished
-10 $fish
-6 $five
18 $flat
-8 $floors
-19 $football
5 $for
-15 $four
-12 $fourteen
3 $fridge
13 $friend
5 $friendly
6 $friends
-7 $front
6 $funeral
-7 $funny
18 $furious
8 $fuss
-3 $girl
31 $go
8 $going
29 $gone
3 $good
4 $great
-4 $group
-5 $gutters
-11 $half
3 $hall
-3 $hand
18 $happened
16 $happy
11 $has
-8 $have
11 $head
-7 $heating
-6 $hello
10 $help
8 $her
14 $here
-4 $hi
6 $hilarious
16 $him
7 $himself
-4 $hm
-6 $hmm
6 $home
-15 $hospital
8 $hour
13 $hours
-5 $house
3 $husband
5 $idea
-7 $ill
-16 $insurance
-11 $is
18 $it
3 $january
-4 $joke
5 $jokes
3 $july
-5 $june
-7 $keith
5 $kid
-44 $kids
6 $kind
10 $kitchen
3 $knew
-40 $know
4 $knows
-5 $landlord
6 $laptop
13 $laugh
5 $laughed
9 $laughs
9 $leave
17 $leaving
-8 $leeds
32 $left
-3 $less
-6 $life
-11 $list
-15 $listening
15 $long
12 $look
-5 $loud
-9 $lovely
-8 $luck
10 $lunch
-11 $machine
9 $mad
-8 $made
21 $man
-12 $manager
8 $march
-17 $may
7 $maybe
11 $me
-5 $mean
-3 $means
5 $meter
-6 $mind
20 $mine
9 $minute
-5 $minutes
-15 $monday
6 $month
18 $months
21 $more
-7 $mortgage
-25 $mother
-6 $mouth
-5 $moved
-12 $mrs
5 $much
6 $mug
-14 $mum
7 $name
3 $names
-7 $nasty
3 $news
3 $next
10 $nice
10 $night
-12 $nine
9 $nineteen
5 $nobody
24 $noise
-24 $not
5 $notebook
-9 $notice
14 $noticed
10 $november
4 $now
4 $number
4 $numbers
16 $october
-7 $off
-5 $office
-5 $oh
-40 $ok
4 $okay
-11 $old
17 $on
-9 $once
-5 $operation
6 $order
15 $out
-12 $over
-15 $own
-10 $parents
-7 $parking
-3 $part
4 $partner
13 $past
5 $pay
-6 $peas
-8 $pen
5 $people
-19 $phone
-11 $photo
-6 $photos
15 $place
-6 $plate
-5 $play
6 $point
21 $polite
4 $potato
13 $pregnant
-7 $pub
4 $question
-4 $quick
-10 $quid
49 $quiet
10 $rhubarb
-3 $right
-21 $road
7 $rolls
-3 $room
10 $round
10 $run
-16 $sad
-15 $said
46 $same
13 $sandwiches
-10 $say
-9 $school
-20 $see
7 $september
-10 $seven
-4 $seventeen
-5 $shed
13 $shift
-7 $shifts
-12 $shoes
-4 $short
8 $shout
11 $sick
-9 $side
3 $silly
-11 $sister
4 $six
8 $sleep
6 $slowly
3 $small
-18 $so
-3 $sofa
-13 $someone
16 $something
-3 $son
5 $sorry
-6 $soup
5 $speech
-7 $spreadsheet
-4 $staffing
4 $stammer
11 $start
17 $stopped
-5 $street
14 $stuff
-4 $stupid
5 $summer
18 $sums
-15 $sundays
10 $sweet
-7 $tablet
15 $talk
3 $tea
-21 $ten
4 $test
-3 $thanks
-34 $that
9 $them
-19 $there
-11 $thing
-7 $things
-17 $think
13 $third
-12 $three
5 $thursday
-8 $thursdays
-10 $till
21 $time
9 $times
-9 $tiny
10 $to
21 $today
3 $together
17 $tomorrow
3 $tonight
-13 $too
-4 $town
-7 $trouble
-14 $true
-3 $tuesdays
-6 $twelve
16 $twice
-7 $two
-4 $understand
7 $up
8 $upset
10 $useful
-3 $van
10 $village
10 $voice
-6 $want
-8 $warehouse
5 $was
-14 $wedding
-10 $wednesday
-20 $week
15 $weeks
-12 $weird
-6 $well
9 $went
-4 $what
19 $white
-13 $why
-5 $wife
-4 $will
4 $windows
3 $words
3 $work
-3 $worked
6 $working
14 $worse
-13 $wrong
6 $yeah
-26 $years
6 $yes
3 $yesterday
18 $yet
-14 $you
-17 0
-6 0,0
-10 0.0
-4 0:0
4 0_a
-16 0_and
7 0_days
-11 0_every
10 0_for
4 0_from
-11 0_grand
5 0_hours
3 0_i
-10 0_in
-3 0_minutes
-10 0_months
-4 0_of
3 0_people
11 0_quid
12 0_to
8 0_weeks
-4 0_when
-12 0_year
15 0_years
-11 0am
6 0pm
-7 0s
23 0th
8 ^0
-5 ^0,0
12 ^a
-7 ^about
21 ^after
-9 ^all
-8 ^alright
7 ^as
-17 ^at
-5 ^been
-14 ^before
14 ^bit
21 ^by
-9 ^bye
-24 ^can
-6 ^can't
-5 ^cheers
-18 ^could
8 ^dad
16 ^dad's
24 ^did
22 ^didn't
-9 ^do
22 ^doctor
-26 ^don't
11 ^eleven
3 ^even
27 ^every
11 ^everybody
25 ^everyone
-5 ^everyone's
-14 ^fair
19 ^feels
6 ^fifty
-8 ^fine
-5 ^finished
-7 ^five
-22 ^for
-6 ^forty
-12 ^four
-9 ^from
-9 ^going
-33 ^good
-11 ^had
3 ^half
22 ^haven't
-10 ^he
4 ^he'd
-10 ^he'll
-13 ^he's
-12 ^hello
-24 ^her
11 ^here
-13 ^hi
8 ^his
-4 ^hm
-7 ^hmm
-7 ^how
14 ^i
26 ^i'll
6 ^i'm
24 ^i've
20 ^if
-27 ^in
7 ^it
5 ^it'd
27 ^it's
9 ^just
18 ^last
-12 ^left
-3 ^let
7 ^made
26 ^maybe
-8 ^me
20 ^might
-4 ^mine
10 ^mostly
11 ^mum
-13 ^my
17 ^neither
3 ^never
-4 ^new
-5 ^next
9 ^night
-4 ^nine
-24 ^no
6 ^nobody
9 ^nobody's
-24 ^not
-23 ^nothing
26 ^now
-16 ^ok
-4 ^okay
-19 ^on
-29 ^one
10 ^our
-13 ^people
18 ^perhaps
-14 ^put
21 ^retired
-8 ^right
17 ^same
14 ^school
7 ^sent
-7 ^seven
-5 ^she
27 ^she'd
-6 ^she'll
12 ^she's
7 ^should
18 ^since
-10 ^so
-7 ^somebody's
-16 ^someone
3 ^something
13 ^still
-15 ^thank
-7 ^thanks
-19 ^that
-21 ^that's
-7 ^the
3 ^then
-9 ^there
-9 ^there's
-6 ^they
-3 ^they'd
6 ^they're
-5 ^they've
16 ^this
-17 ^three
-19 ^to
21 ^today
3 ^tonight
-10 ^took
5 ^tried
-10 ^twice
-9 ^used
7 ^was
-4 ^we
5 ^we'd
-8 ^we'll
13 ^we're
5 ^we've
-7 ^well
3 ^went
-18 ^what
24 ^when
-3 ^which
-3 ^why
10 ^wife
-9 ^with
6 ^work
-11 ^yeah
-10 ^yes
-8 ^you
-13 ^you're
-14 ^you've
-19 a
10 a_0
9 a_baby
9 a_bag
11 a_bench
-3 a_big
33 a_bit
13 a_bus
5 a_cake
-5 a_call
-10 a_car
23 a_card
10 a_chap
-15 a_coffee
13 a_different
-14 a_dog
5 a_fella
8 a_friend
8 a_fuss
-6 a_go
-4 a_good
-4 a_group
-5 a_hotel
11 a_house
18 a_hundred
-13 a_job
11 a_kid
14 a_lad
-5 a_lady
3 a_letter
-8 a_lift
-7 a_list
6 a_little
11 a_long
14 a_lot
6 a_lovely
-17 a_man
-4 a_map
-8 a_meeting
18 a_month
-6 a_mortgage
18 a_new
-9 a_nice
3 a_night
-16 a_note
12 a_notebook
7 a_person
-3 a_phone
-9 a_place
-9 a_plate
-8 a_retired
-14 a_room
5 a_row
-3 a_school
7 a_screen
-32 a_small
-14 a_spreadsheet
-10 a_table
10 a_tablet
15 a_tea
10 a_teacher
-6 a_text
-5 a_thing
-6 a_week
-3 a_while
8 a_whole
-3 a_window
3 a_woman
13 a_word
12 a_year
-8 a_young
-7 about
8 about_0
-3 about_a
10 about_four
5 about_him
-8 about_his
13 about_it
12 about_me
-3 about_six
-13 about_something
-4 about_that
-19 about_the
4 absolutely
-12 accident
-3 across
-10 actual
7 actually
-15 advice
-12 afford
11 after
3 after_0
10 after_her
-4 after_my
6 after_the
-6 afternoon
19 again
3 against
-11 age
4 agent
5 ages
-11 ago
-15 alan
13 alarm
-5 alive
24 all
-7 all_about
-8 all_day
7 all_in
17 all_my
-7 all_night
4 all_of
-7 all_over
12 all_say
10 allotment
9 allowed
6 almost
11 alone
11 along
4 already
-23 alright
3 also
26 always
9 always_been
-16 always_said
11 always_the
16 am
-27 am_0
-9 am_a
-12 am_from
3 am_i
-12 am_in
-9 am_not
10 an
-14 an_email
10 an_hour
5 and
-14 and_0
-10 and_a
-5 and_did
5 and_didn't
3 and_do
-4 and_had
4 and_has
-14 and_have
-5 and_his
11 and_i
4 and_just
-15 and_made
6 and_my
8 and_never
-10 and_no
7 and_not
-8 and_said
3 and_see
3 and_sit
6 and_still
-17 and_the
27 and_then
-11 and_told
3 and_was
-4 and_watch
11 angry
5 angry_about
19 annoyed
-6 annoying
16 another
-3 another_one
3 answer
21 answered
11 any
17 any_more
-3 any_of
11 anybody
6 anyone
-17 anything
-6 anything_in
8 anyway
11 anywhere
4 appointments
-5 apprenticeship
4 april
12 are
-3 are_all
-10 are_in
8 are_the
-10 are_you
-8 argue
15 arms
-6 around
11 as
-15 as_i
-13 as_if
22 ashamed
5 ashamed_of
-6 ask
-12 ask_for
3 ask_her
-18 ask_how
6 ask_if
5 ask_me
-5 ask_my
20 ask_to
8 asked
-7 asked_about
9 asked_for
-7 asked_her
-23 asked_if
5 asked_me
16 asked_to
12 asking
9 asks_about
-3 assistant
27 at first
5 at last
10 at_0
-9 at_0.0
14 at_0:0
-4 at_0am
-13 at_a
22 at_all
13 at_christmas
-7 at_half
5 at_her
-5 at_him
-10 at_his
17 at_home
-20 at_it
6 at_least
15 at_me
-3 at_midnight
-36 at_my
7 at_night
-10 at_our
-3 at_school
-6 at_six
6 at_ten
8 at_that
-19 at_the
10 at_work
-9 ate
-6 august
8 aunt
24 auntie
9 awake
-4 awful
20 b
19 baby
6 back
-7 back_and
10 back_for
10 back_in
-10 back_to
6 back_with
9 bad
-10 badly
5 bag
13 bags
4 bakery
6 balcony
-24 bank
-8 bar
6 barely
-3 basically
-9 bass
-11 bath
10 be
4 be_a
-5 be_angry
-12 be_doing
13 be_friendly
-10 be_near
8 be_the
9 because
-3 because_of
12 become
-3 bed
5 bedroom
29 been
-13 been_0
7 been_a
7 been_asked
-9 been_dead
-11 been_doing
5 been_going
12 been_gone
8 been_here
-7 been_in
-4 been_looking
9 been_off
4 been_seeing
-13 been_since
-19 been_there
-7 been_to
-9 been_told
3 been_very
-11 before
33 before_i
-11 before_that
8 before_the
-17 before_you
13 begin
-10 behind_the
15 being
14 being_a
6 believe
-5 believing
-9 bell
8 bench
8 beside
33 best
3 bev
-12 big
-6 bike
5 bills
-6 bins
-13 birmingham
-4 birthday
21 biscuit
-9 biscuits
21 bit
4 bit_of
-12 blame
-12 bloke
-10 blue
-9 board
-3 boat
-16 boiler
-5 book
-8 booked
3 books
12 bored
7 boring
4 born
-4 borrowed
6 boss
25 both
-7 bought
-11 bowl
-19 box
14 boxes
10 boy
7 boy_of
-14 boyfriend
5 boys
-11 bread
-5 break
-10 breakfast
3 brilliant
5 bring
8 bring_it
-15 brings
18 bristol
4 broke_up
-11 brother
9 brother_and
-12 brothers
22 brought
-4 building
19 business
22 busy
3 but
16 but_not
-12 buy
4 buying
32 by
-3 by_0
7 by_a
14 by_the
-13 bye
-8 cactus
8 cake
7 cakes
12 calendar
9 call
-3 call_centre
5 call_her
-20 call_it
28 call_me
-21 called
14 called_me
4 calling
7 came_home
10 came_out
12 came_through
-4 came_to
-5 can
28 can't
7 can't_be
14 can't_do
-12 can't_find
9 can't_get
-6 can't_say
-5 can't_take
3 can_do
-11 can_go
-6 can_see
-7 can_you
4 canada
7 cancer
14 cannot
-4 car
9 car_park
-11 caravan
13 card
-12 cards
3 care
-7 care_home
15 careful
4 carol
-4 carry
-27 cat
5 caught
-9 cause
11 cello
-15 centre
-24 chair
5 changed
16 changed_the
-3 chap
4 chapel
-4 chapter
7 charge
-8 charity_shop
-5 chat
-6 check
-5 cheers
-19 cheese
8 chest
-12 chicken
10 child
13 children
-6 chips
-19 choir
-12 christmas
-22 church
19 class
-7 clean
5 cleaning
12 clear
-14 clever
-5 client
-13 climbing
11 clinic
-5 clock
9 closed
14 closing
-5 club
-13 co-op
-13 coach
12 coat
-19 coffee
-19 cold
11 colleague
-8 college
36 come
4 come_and
-4 come_back
-7 come_home
9 come_in
10 come_out
17 coming
-11 coming_back
-4 committee
3 company
-11 complaining
-3 complaint
-7 contract
10 conversation
9 cook
-5 cool
-3 correct
3 couch
-17 could've
12 could_ask
-6 could_do
7 could_go
-3 could_not
7 could_say
-3 could_see
-8 could_you
11 couldn't
5 counted
15 counter
-4 counting
-6 country
3 couple
-8 cousin
4 cousin's
-7 cousins
-16 cover
4 credit
21 cried
25 cross
20 crossed
9 crossword
24 crying
-4 cupboard
4 cupboards
-9 cut
14 dad
33 dad's
-4 dad_died
-8 dad_was
14 dance
11 danced
10 date
-10 daughter
7 daughter's
-3 daughters
6 day
9 day_in
-10 day_off
15 days
9 deal
-6 dear
8 decent
14 decided
18 definitely
-14 dentist
8 desk
-17 did_i
-7 did_it
20 did_not
-9 did_say
-4 did_the
37 didn't
-5 didn't_ask
14 didn't_get
-9 didn't_know
-15 didn't_say
13 didn't_think
13 didn't_want
23 died
32 different
13 difficult
-19 dinner
6 dinners
11 discuss
-3 dish
12 divorce
-12 divorced
-10 do
-3 do_a
9 do_anything
8 do_her
-10 do_i
19 do_it
-4 do_the
3 do_this
18 doctor
11 does_it
6 does_not
-7 does_the
28 doesn't
19 doesn't_know
-14 dog
-7 doing
-6 doing_it
11 doing_sums
-11 doing_this
12 dollars
-10 don't
7 don't_be
-3 don't_care
8 don't_get
-6 don't_give
-13 don't_have
5 don't_know
18 don't_like
13 don't_need
10 don't_really
8 don't_say
-10 don't_think
-11 don't_want
-17 done
-6 done_anything
-8 done_for
-7 done_it
-15 done_the
6 door
-7 doors
10 down_in
-10 down_the
-10 down_to
7 drawer
12 dreading
-7 drinking
-6 drive
-9 drive_for
20 driving
-27 dropped
-10 drove
-11 drugs
9 drums
8 due
15 each
9 each_other
-21 early
9 earplugs
-7 easier
21 easy
-16 eat
-4 eating
-8 eats
9 egg
21 eight
9 eight_months
-11 eight_years
16 eighteen
5 eighty
-9 either
5 electrician
-6 eleven
6 else
-3 email
15 emails
17 embarrassed
13 empty
14 end
4 end_of
19 ended
16 engaged
-6 enjoy
-3 enough
6 enough_for
10 envelope
7 euro
14 even
5 even_know
-3 even_want
20 evenings
11 ever
23 every
-7 every_month
6 every_morning
16 every_night
-5 every_one
-3 every_other
5 every_single
-14 every_sunday
12 every_time
-4 every_week
28 everybody
6 everyone
-3 everyone_at
10 everyone_else
-6 everyone_is
-4 everyone_keeps
-11 everyone_laughed
17 everyone_says
28 everything
-6 everything_in
15 everything_is
-3 ex
10 exactly
-12 excel
-12 except
-5 excuse
4 exercise
8 expected
-11 extension
9 eye
6 eyes
13 face
-33 fair
-9 fair_enough
-13 fall
4 family
-9 farm
7 fast
16 father
4 father_was
9 favour
7 february
30 feel
-3 feel_bad
-11 feel_better
14 feel_like
5 feeling
10 feelings
26 feels
24 feels_like
-11 fees
-3 feet
10 fell
8 fella
40 felt
13 felt_like
-17 fence
-8 few
-4 field
3 fifteen_minutes
14 fifty
9 figure
4 final
26 finally
5 finance
12 find
-10 find_the
7 fine
13 fingers
10 finish
5 finished
28 finishing
-17 fire
4 firm
31 first
18 first_time
-14 first_year
-8 fish
4 fit
5 five
13 five_years
-3 fixed
3 flask
26 flat
-6 flat_in
12 flatmate
6 floor
-8 floors
-7 fold
3 fond
3 fond_of
-21 food
-20 football
11 for
-13 for_a
9 for_about
16 for_an
-18 for_being
5 for_eleven
-3 for_forty
-3 for_four
14 for_her
-12 for_him
4 for_it
13 for_me
-18 for_my
-15 for_nineteen
-19 for_now
3 for_one
7 for_six
10 for_that
-9 for_the
9 for_thirty
19 for_three
-7 for_twenty
-13 for_two
-10 forgot
-12 form
11 forms
3 fortnight
-11 forty
8 forty_minutes
25 forward
25 forward_to
-12 found
-14 found_out
-5 found_the
3 fountain
6 four
5 four_times
8 four_years
-8 fourteen
5 fourteen_months
11 fourteen_years
7 fourth
-3 free
-5 friday
4 fridays
-11 fridge
-8 friend
17 friends
-7 friends_since
-32 from
-8 from_home
-14 from_my
-19 from_the
13 front
4 frozen
-18 full
6 full_time
20 funeral
22 furious
8 fuss
23 gap
10 garage
-5 garden_centre
-8 gas
17 gate
-7 gave
10 gave_him
8 gave_it
-28 gave_me
-4 gave_my
6 gearbox
20 get
9 get_a
9 get_it
4 get_on
6 get_out
5 get_the
6 get_to
-4 gets
16 getting
5 getting_married
-12 girl
22 girlfriend
3 girls
-12 give
-19 give_me
19 given
11 given_up
19 giving
14 glad
8 glasgow
22 go
-6 go_and
5 go_at
-3 go_back
-5 go_every
12 go_in
12 go_on
-5 go_out
-18 go_to
-8 go_up
17 goes
-11 goes_to
20 going
-13 going_to
19 gold
-8 golf
27 gone
3 gone_off
-12 gone_to
16 good
13 good_at
-5 good_evening
4 goodbye
10 goodnight
-24 got
3 got_0
-23 got_a
-26 got_her
-5 got_him
15 got_his
5 got_in
9 got_it
6 got_made
17 got_me
-5 got_my
15 got_nothing
19 got_the
-20 got_to
-10 gp
-8 grade
-14 graham
5 grand
9 grandad
-11 granddaughter
10 grandson
9 grass
-13 green
-5 grew
-5 grew_up
-7 group
-6 group_at
-4 grow
-4 grown
3 guess
15 guest
-7 gutters
-13 guy
-8 guys
16 had_a
4 had_her
-16 had_it
-14 had_my
-24 had_one
-17 had_the
9 had_to
3 hair
-3 hairdresser
-11 half
5 half_of
-9 hall
7 hand_in
14 handed
-12 hands
4 hands_are
14 happened
29 happy
7 happy_for
12 hard
33 has
11 has_asked
13 has_been
9 has_gone
-9 has_put
-11 has_to
26 have
4 have_asked
-6 have_been
12 have_gone
-4 have_got
-19 have_had
9 have_him
4 have_his
-12 have_it
11 have_liked
-3 have_my
-4 have_not
9 have_one
-30 have_to
30 haven't
10 haven't_answered
3 haven't_said
15 haven't_spoken
26 haven't_told
11 having
30 he
3 he'd
-4 he'd_say
-21 he'll
7 he's
-17 he's_0
-7 he's_a
7 he's_asked
7 he's_been
-6 he's_called
-6 he's_fine
9 he's_had
-5 he's_in
25 he's_not
15 he's_so
-9 he's_the
-24 he_asked
-4 he_can
17 he_comes
-11 he_did
13 he_didn't
-9 he_died
-6 he_doesn't
-4 he_got
-9 he_had
-3 he_has
7 he_hasn't
15 he_just
-3 he_knows
-3 he_looked
-4 he_looks
10 he_moved
10 he_never
10 he_rang
27 he_said
-21 he_says
-7 he_sent
-3 he_tells
21 he_thinks
3 he_told
3 he_used
-5 he_wants
-8 he_was
14 he_wasn't
12 he_went
6 he_will
15 he_won't
9 he_works
9 he_would
3 head
3 headphones
-4 health
12 hear
5 hear_the
6 heard
-4 hearing
4 heart
6 held
-8 hello
-19 help
-14 help_me
9 helpful
-15 hen
24 her
-7 her_a
-7 her_about
11 her_face
13 her_i
-11 her_mum
-3 her_name
-12 her_on
-10 her_own
10 her_the
3 her_to
21 here
-5 here_for
5 here_i
7 herself
-7 hi
6 hiding
8 hilarious
32 him
14 him_a
-7 him_for
4 him_i
-5 him_in
-12 him_something
15 him_the
12 him_to
4 him_with
-8 hip
-22 his
-13 his_dad
5 his_hand
-6 his_mum
3 his_own
9 his_wife
-4 hit
-12 hit_the
-4 hm
-7 hmm
4 hobby
3 hold
5 holding
-4 holds
-7 home
-6 home_and
19 home_to
9 honestly
3 hope
-44 hospital
7 hot
-5 hotel
15 hour
22 hours
16 house
8 house_is
-7 housing
4 how
6 how_i
3 how_it
-13 how_that
11 how_to
7 hr
27 hundred
32 hundred_and
18 hurt
-5 husband's
-10 husband_wants
34 i
52 i'd
-18 i'd_be
19 i'd_been
4 i'd_do
-6 i'd_had
-8 i'd_like
12 i'd_miss
-6 i'd_never
5 i'd_rather
71 i'll
10 i'll_be
-8 i'll_buy
16 i'll_go
7 i'll_miss
13 i'll_ring
47 i'm
-77 i'm_0
-26 i'm_a
15 i'm_angry
-12 i'm_at
-6 i'm_being
-17 i'm_from
-9 i'm_getting
18 i'm_going
8 i'm_good
6 i'm_happy
-35 i'm_in
8 i'm_just
5 i'm_more
-28 i'm_not
12 i'm_on
17 i'm_scared
20 i'm_so
-10 i'm_still
6 i'm_the
19 i'm_to
10 i'm_up
29 i've
6 i've_been
-17 i've_done
7 i've_ever
10 i've_gone
-22 i've_got
8 i've_had
7 i've_just
12 i've_known
-9 i've_made
13 i've_not
-3 i've_only
-6 i've_read
-3 i've_rung
14 i've_said
-4 i've_seen
11 i've_started
9 i've_told
-7 i've_worked
8 i've_written
4 i_actually
6 i_already
6 i_also
15 i_always
6 i_am
-6 i_ate
11 i_bought
-17 i_called
25 i_can
25 i_can't
11 i_cannot
16 i_changed
4 i_come
3 i_cook
36 i_could
15 i_couldn't
-5 i_counted
-3 i_cried
-26 i_did
-18 i_didn't
-14 i_do
-7 i_don't
-9 i_drive
-8 i_dropped
-20 i_drove
20 i_feel
9 i_felt
23 i_find
4 i_forgot
-16 i_found
20 i_gave
-17 i_get
4 i_got
8 i_guess
3 i_hadn't
11 i_hate
5 i_hear
3 i_heard
10 i_held
29 i_just
20 i_keep
4 i_kept
3 i_knew
-42 i_know
-12 i_laughed
-17 i_left
4 i_let
4 i_lie
-6 i_literally
-8 i_look
-7 i_looked
9 i_lost
21 i_love
-12 i_made
11 i_make
5 i_may
-12 i_mean
4 i_meant
4 i_might
27 i_miss
7 i_missed
-20 i_moved
-5 i_must
16 i_nearly
-24 i_need
-23 i_never
-8 i_noticed
12 i_only
-6 i_open
13 i_owe
17 i_passed
11 i_pretended
-22 i_rang
10 i_read
7 i_reckon
9 i_remember
-3 i_ring
-15 i_run
13 i_sat
10 i_saw
10 i_see
-8 i_send
7 i_sent
-17 i_should
8 i_showed
-4 i_sit
-5 i_stand
17 i_still
-12 i_stopped
-13 i_suppose
-7 i_take
-9 i_teach
-6 i_tell
18 i_think
-15 i_thought
-18 i_told
-20 i_took
16 i_trained
-8 i_type
-8 i_used
3 i_wake
8 i_want
4 i_wanted
4 i_wasn't
6 i_wear
-7 i_went
-8 i_will
-31 i_won't
-14 i_work
22 i_would
-15 i_wouldn't
4 i_write
9 i_wrote
16 ice
6 idea
4 if
18 if_he
-4 if_i
5 if_i'm
-3 if_it
13 if_it's
3 if_she
3 if_the
-4 if_this
8 if_we
-9 if_you
-12 ill
4 impression
-8 in
10 in_0
-5 in_a
4 in_an
3 in_at
-4 in_august
13 in_bristol
4 in_canada
-4 in_english
-12 in_excel
3 in_february
-15 in_for
-13 in_her
6 in_june
-16 in_leicester
-5 in_march
-7 in_may
4 in_my
19 in_november
9 in_october
3 in_one
5 in_spring
9 in_that
-10 in_the
3 in_this
7 in_three
14 in_writing
11 instagram
10 instead
-5 instead_of
-33 insurance
-13 interview
10 into
-6 into_the
5 invited
9 iron
11 is
-5 is_0
-5 is_at
13 is_fine
12 is_getting
9 is_good
-21 is_in
-11 is_it
-3 is_kind
5 is_me
-9 is_my
3 is_not
-14 is_on
7 is_selling
18 is_still
-9 is_that
18 is_the
-16 is_two
13 isn't
3 isn't_the
17 it
6 it'll
11 it'll_be
-15 it's_0am
-21 it's_a
-5 it's_about
7 it's_all
-6 it's_been
-8 it's_fine
-5 it's_for
6 it's_going
-7 it's_got
7 it's_her
-11 it's_just
5 it's_like
11 it's_me
8 it's_more
3 it's_my
23 it's_never
-16 it's_not
-13 it's_on
-5 it's_that
32 it's_the
-3 it's_too
13 it's_true
13 it_a
8 it_again
6 it_all
-9 it_and
-4 it_at
11 it_back
-16 it_came
-11 it_comes
11 it_did
3 it_doesn't
18 it_every
5 it_felt
5 it_for
-10 it_from
13 it_goes
-3 it_here
-8 it_i
3 it_in
-18 it_is
7 it_just
-7 it_like
13 it_makes
3 it_normal
-4 it_now
-13 it_out
-7 it_says
-6 it_since
-11 it_sounds
-6 it_started
3 it_the
9 it_then
3 it_through
26 it_to
26 it_up
-14 it_was
-5 it_when
-8 it_while
16 it_will
-11 it_with
16 it_worse
-9 it_would
-18 its
-8 jacket
-4 jam
6 january
-12 jess
12 job
7 job_at
-11 job_in
11 joined
15 jokes
-11 joking
-12 june
37 just
-10 just_a
-3 just_ask
-4 just_couldn't
-12 just_didn't
-5 just_don't
6 just_feel
-9 just_goes
5 just_got
-8 just_like
6 just_me
4 just_quiet
-11 just_said
-5 just_sat
16 just_say
-4 just_says
5 just_sit
10 just_stopped
7 just_to
4 just_want
-5 keep_the
-3 keeping
-10 keeps
-5 keeps_saying
-8 keith
28 kept
11 kept_the
-10 kettle
-12 key
4 kid
-33 kids
6 kids_are
9 kind
-4 kitchen
14 knew
-9 knocked
16 know
6 know_about
-9 know_her
4 know_how
-11 know_i
-8 know_it
3 know_it's
-8 know_that
-3 know_the
11 know_where
5 know_who
-6 know_why
22 knowing
14 known
-14 knows
-12 knows_i
-10 lab
15 lad
-10 lady
7 land
-10 landing
-9 landlord
5 language
4 laptop
5 lasagne
-3 lass
-13 last_month
7 last_night
19 last_one
-9 last_time
-4 last_week
10 last_year
3 late
15 late_husband
4 laugh
15 laughed
-5 laughed_at
-3 laughing
6 laughs
-6 laundry
-4 law
5 lay
12 lead
7 leader
9 learning
-8 lease
6 least
-16 leave_him
-3 leave_it
11 leave_the
8 leaves
18 leaving
-3 leeds
12 left
-6 left_a
7 left_it
-3 left_school
-18 leicester
-73 length few
38 length long
28 length middling
8 length very-long
-14 lent
-9 less
-5 let
7 let_me
18 level
-11 library
4 licence
-4 lid
27 lie
8 lie_there
-8 life
-14 lift
4 light
4 light_on
22 like
-7 like_0
9 like_a
17 like_being
-6 like_he
-4 like_he's
6 like_her
24 like_i'm
-6 like_it
-13 like_it's
18 like_my
-7 like_that
13 like_the
-3 like_this
-4 like_to
-5 liked
-11 liked_the
14 linda
14 line
-6 lines
14 link and
-42 link because
48 link but
-23 link none
3 link so
-20 list
-18 listen
11 listened
-20 listening
-4 little
-3 live_in
-13 lived
-13 lives
-14 lives_in
-7 living_in
-5 loads
-7 loft
-15 log
4 lonely
15 long
10 longer
40 look
4 look_at
8 looked
-22 looking_at
3 looks
17 lost
3 lost_a
3 lost_my
3 lot_of
-14 loud
22 love
12 love_him
11 love_it
-5 love_this
9 loved
-11 luck
17 lump
-12 lunch
13 lying
-22 machine
16 mad
13 made
-7 made_a
8 made_me
5 mail
9 make
4 make_a
3 make_it
14 makes
8 makes_it
8 makes_me
-5 making
-10 mama
-3 man
-4 man_called
6 manage
-5 manager
11 many
-4 map
10 march
5 mark
8 marriage
-5 married
-3 married_in
-7 masters
-13 mate
13 mates
-7 matter
23 maureen
27 maybe
-3 maybe_0
11 maybe_i
9 maybe_i'll
-14 maybe_it's
43 me
-25 me_a
-8 me_about
4 me_and
6 me_as
5 me_at
12 me_by
3 me_for
13 me_her
-19 me_how
4 me_i
-10 me_if
12 me_in
-6 me_off
-3 me_on
16 me_the
-21 me_to
-5 me_up
-6 me_write
4 mean
9 means
4 meant
5 meant_it
-9 meant_to
-3 meet
-4 meeting
-8 meetings
6 mention
4 mention_it
-4 mentioned
3 message
-3 messaged
6 met
5 meter
15 mice
-8 middle
-4 midnight
27 might
3 might_be
8 might_go
-4 milk
-4 mine
-10 minister
5 minute
-7 minutes
45 miss
8 miss_her
19 missed
5 missus
-5 mistake
23 moira
-24 mom
23 monday
-12 mondays
-16 money
21 month
18 months
8 mood
31 more
14 more_like
5 more_than
7 morning
-6 morning_in
7 mornings
-7 mortgage
16 most
7 most_of
-5 mother
13 mother's
6 mother_is
-6 mouth
6 move
14 moved
5 moved_back
8 moved_in
8 moved_out
-7 moved_to
4 moving
10 moving_to
4 mr
-19 mrs
10 much
6 mug
-3 mum
30 mum's
6 mum_had
11 mum_says
3 mum_to
-5 mum_was
-5 museum
-4 music
-14 must
44 my
8 my_aunt
7 my_back
-4 my_best
-8 my_boyfriend
-5 my_brother
5 my_brother's
-4 my_brothers
-10 my_cousin
-9 my_daughter
-4 my_daughter's
7 my_driving
-11 my_english
-6 my_ex
9 my_eyes
-3 my_face
-9 my_family
6 my_father
18 my_first
-26 my_friend
9 my_friends
17 my_girlfriend
6 my_grandad
-11 my_granddaughter
4 my_grandson
10 my_hand
-11 my_hands
4 my_head
3 my_house
-24 my_husband
-6 my_husband's
13 my_job
-3 my_kids
7 my_knees
-7 my_lad
-4 my_landlord
6 my_last
18 my_late
-9 my_life
12 my_manager
11 my_mates
10 my_mother's
9 my_mum's
6 my_nan
-12 my_neighbour
8 my_old
20 my_own
-12 my_parents
14 my_partner
-14 my_phone
10 my_room
-13 my_roommate
4 my_sister
4 my_sister's
9 my_son
-14 my_son's
-8 my_supervisor
-14 my_team
-11 my_wedding
10 my_whole
-11 my_wife
-8 my_work
29 myself
9 myself_to
9 name
-20 name_is
8 napkin
-9 nasty
-14 near
23 nearly
9 nearly_cried
-3 need
-18 need_to
7 needs
21 negated
-7 neighbour
-13 neighbour's
17 neither
7 neither_of
28 nervous
4 never
-4 never_been
-9 never_done
17 never_once
7 never_said
-3 never_say
23 never_told
12 new
3 new_one
22 next
-24 next and
-6 next because
-14 next but
24 next ends
11 next none
9 next so
-14 next_door
-3 next_to
19 nice
3 nice_about
3 night
6 night_he
-16 night_i
12 night_shift
7 nights
9 nights_in
-34 nine
5 nine_days
15 nine_years
-12 nineteen_years
-6 nippy
19 no
-52 no shape
49 nobody
3 nobody's
-8 nobody_has
12 nobody_knows
17 nobody_says
18 nobody_to
-11 nobody_would
25 noise
9 none
9 none_of
-9 normally
-13 not
12 not answer
-6 not be
12 not bring
-13 not call
-9 not care
14 not come
-11 not complain
-6 not cry
-3 not decide
-19 not do
7 not drink
11 not face
-6 not feel
24 not get
-3 not go
13 not happen
-15 not have
30 not know
3 not like
-15 not make
5 not mention
15 not notice
-4 not pick
-11 not put
10 not ring
-6 not say
7 not see
-6 not shout
12 not sit
7 not sleep
-3 not speak
-5 not talk
31 not tell
-7 not think
-7 not want
3 not work
6 not_about
7 not_an
-7 not_angry
8 not_been
-14 not_even
5 not_for
10 not_in
-5 not_it
15 not_know
-4 not_like
3 not_me
4 not_put
-12 not_sad
6 not_said
7 not_say
-6 not_saying
4 not_so
9 not_sure
-19 not_that
14 not_the
-15 not_to
5 not_told
4 note
19 notebook
-6 notes
44 nothing
13 nothing_happened
16 nothing_to
-17 notice
13 noticed
13 november
35 now
-8 now_i
-7 now_i'm
-22 now_i've
7 now_in
8 now_it's
11 number
15 numbers
10 nurse
3 nursing
6 o'clock
16 october
19 odd
30 of
-13 of 2 first
13 of 2 last
-9 of 3 first
-12 of 3 inner
21 of 3 last
20 of 5 first
-5 of 5 inner
-15 of 5 last
27 of 6 first
-14 of 6 inner
-13 of 6 last
8 of other
39 of self
5 of thing
9 of_0
3 of_a
13 of_being
-8 of_course
4 of_everyone
3 of_his
-3 of_it
14 of_me
14 of_my
8 of_tea
-10 of_the
-23 of_them
-5 of_them's
-6 of_us
7 off
4 off_for
26 off_the
21 off_to
8 offer
3 office
-43 oh
-32 ok
-11 old
-7 old_boy
5 old_man
-7 older
-4 on
-6 on_at
7 on_friday
-16 on_her
-13 on_his
10 on_me
15 on_monday
7 on_my
4 on_nights
17 on_saturday
-4 on_sunday
-8 on_sundays
15 on_the
8 on_this
-10 on_thursday
-10 on_tuesday
-5 on_tuesdays
7 on_wednesday
-24 once
-6 one_at
-12 one_in
-23 one_of
5 one_on
6 one_time
-5 one_to
7 one_who
-6 one_with
20 ones
3 only
13 only_one
-9 only_the
9 only_thing
-17 open
-6 open_the
-5 opened
5 opening
-5 operation
-9 or
5 or_a
-11 or_i
-9 or_not
7 order
-18 other
7 other answer
-8 other be
-13 other bring
-10 other buy
15 other call
-10 other change
13 other cheat
14 other come
8 other count
29 other cry
-6 other cut
-4 other die
-10 other do
5 other drive
3 other eat
-10 other fall
14 other find
-7 other follow
-3 other get
-19 other give
-4 other go
5 other grow
-7 other hear
19 other keep
26 other know
5 other laugh
14 other leave
-13 other like
-19 other live
7 other look
7 other lose
-15 other make
13 other mean
-18 other meet
-3 other message
4 other move
30 other notice
-15 other offer
10 other past
4 other perfect
-4 other play
-11 other present
20 other put
-6 other read
-5 other retire
29 other ring
-15 other run
18 other say
-26 other see
-7 other seem
-3 other send
-6 other shake
-8 other shout
-17 other sleep
15 other smile
-7 other speak
7 other stop
5 other take
20 other talk
-14 other tell
-6 other text
-9 other think
-6 other throw
13 other turn
10 other use
4 other used
16 other wait
-4 other want
-15 other work
-17 our_son
7 ours
18 out
-12 out_at
-4 out_by
15 out_for
5 out_from
-11 out_in
-17 out_loud
6 out_my
-13 out_on
18 out_the
-7 out_with
-25 outside
-4 oven
5 over
20 over_a
8 over_my
-13 over_the
13 owe
19 own
-11 own_kids
8 pack
-12 packed
3 paid
-19 pain
5 paint
-5 painted
-12 painted_the
8 pair
-10 paper
-12 papers
9 parents
-3 parents_are
-11 parish
5 park
4 parking
18 part
23 part_of
19 partner
4 pass
34 passed
9 passed_in
9 passed_my
26 past
7 past_it
-6 pastor
4 patient
6 paying
-6 peas
-5 pension
19 people_are
9 people_in
3 people_who
12 percent
4 perfect
19 perhaps
14 person
7 petrol
-4 pew
-5 phone
-5 photo
-15 photos
-6 physio
14 picked
-13 pictures
-14 pictures_of
4 pie
-6 pit
-8 pizza
7 place
16 plan
10 planning
-19 plate
-6 plates
-10 play
-10 played
-14 plays
12 pleased
8 plus
7 pocket
10 point
10 points
-6 poland
18 polite
-3 porter
-8 portugal
9 post
4 potato
-16 pound
8 practice
5 practise
5 pray
-4 prayed
8 praying
10 pregnant
11 pretended
14 pretending
-15 print
-11 printed
-13 probably
16 probation
-4 problem
9 project
13 promised
-7 proper
21 properly
9 proud
-9 pub
-22 put
5 put_in
-7 put_it
4 put_me
5 put_my
-15 put_on
15 put_that
-20 put_the
-12 put_up
4 puts
-8 quarter
-16 question
4 queue
-8 quick
15 quid
49 quiet
3 quit
14 quite
-3 radio
-18 rained
-3 raised
18 ran
11 rang_me
11 rather
-7 read
-8 read_the
-5 reading
19 ready
20 really
-11 really_about
9 reason
7 reckon
12 regulars
9 remember
-10 rent
4 reply
-7 rest
7 result
-6 results
5 retired
-6 retirement
10 rhubarb
-24 right
5 right_now
23 ring
5 ring_the
5 rings
-6 road
-10 roll
7 rolls
-11 ron
3 ronald
3 roof
23 room
11 room_with
-13 roommate
13 round
9 round_and
-6 round_the
-8 round_to
-3 row
9 rude
-14 run_a
20 rung
8 running
-11 runs
19 said
11 said_a
-17 said_anything
24 said_don't
3 said_good
-5 said_he'd
22 said_i
12 said_i'd
4 said_i'm
-7 said_it's
25 said_no
-10 said_oh
10 said_she
3 said_that
-11 said_the
15 said_they'd
9 said_we
5 said_well
-21 said_what
10 said_yes
12 said_you
3 salon
3 salt
20 same
8 same_as
-16 sandwich
11 sandwiches
-10 sat
18 sat_in
-8 sat_there
5 sat_with
4 saturday
4 saw
6 saw_it
-10 saw_me
12 say
-6 say_a
24 say_anything
-11 say_i
4 say_i'm
-8 say_it
-5 say_it's
6 say_no
-13 say_nothing
13 say_something
-10 say_that
6 say_the
-16 saying
-7 saying_it
14 says
9 says_go
-6 says_he's
-21 says_i
-4 says_i'm
20 says_it
6 says_it's
7 says_just
-10 says_leave
3 says_my
-6 says_the
-5 scan
32 scared
11 scared_of
9 schedule
-23 school
10 scream
14 screamed
12 screen
-3 seamus
9 seat
-3 second
7 seconds
-12 section
10 see
-10 see_if
-10 see_that
16 see_the
-14 seeing
-3 seem
6 seems
8 seen
11 seen_it
15 sees
-4 self answer
-3 self be
5 self believe
3 self book
9 self bring
-8 self buy
-9 self call
-17 self cancel
4 self carry
9 self check
6 self clean
-13 self come
-13 self complain
3 self cook
6 self cry
7 self dance
11 self decide
-15 self do
12 self dread
-7 self drink
-28 self drive
-7 self eat
5 self fail
21 self feel
-7 self find
3 self finish
-11 self forget
-3 self get
10 self give
15 self hand
8 self hate
-20 self have
8 self hear
-6 self hold
4 self keep
-30 self know
-31 self leave
30 self like
6 self live
-23 self look
12 self lose
26 self love
9 self make
-10 self mean
10 self meet
-7 self mention
6 self mind
36 self miss
-30 self move
-10 self notice
-9 self open
5 self owe
12 self pass
16 self past
-12 self pay
10 self perfect
-14 self play
10 self practise
-5 self pray
-17 self present
11 self pretend
-5 self read
12 self reckon
15 self remember
-14 self ring
6 self save
-19 self say
18 self scream
4 self sell
9 self send
-19 self share
-3 self show
3 self sing
14 self sit
15 self sleep
7 self smile
-10 self spend
-23 self stand
7 self start
10 self stop
-10 self take
-6 self talk
-6 self teach
14 self tell
-5 self text
25 self think
13 self throw
11 self train
-4 self try
3 self turn
-15 self use
6 self used
9 self wait
-3 self wake
-6 self walk
18 self want
16 self watch
6 self wear
5 self will
7 self wish
-25 self work
19 self would
-4 self write
10 selling
-13 send
4 sends
-4 sends_me
6 sense
-6 sent
9 sent_it
-19 sent_me
11 september
-5 service
-12 set
-15 seven
4 seven_months
8 seventeen
-14 share
-4 shared
7 sharks
5 sharp
21 she
30 she'd
-16 she's
-9 she's_0
-8 she's_a
16 she's_been
-23 she's_got
-7 she's_just
-9 she's_probably
-5 she_already
-4 she_always
4 she_asked
7 she_calls
-12 she_can't
-10 she_comes
19 she_cried
-8 she_does
-10 she_doesn't
-5 she_fell
-12 she_gave
-4 she_goes
19 she_has
3 she_hasn't
3 she_is
-7 she_just
7 she_keeps
4 she_laughed
8 she_left
-9 she_made
8 she_never
11 she_put
-4 she_said
10 she_tells
-10 she_thinks
-16 she_told
19 she_took
15 she_used
-4 she_wants
5 she_was
-3 she_will
-9 she_would
9 shed
-8 shifts
-6 shirt
3 shoe
-20 shoes
10 shook
-9 shop
-27 short
-23 should
5 should_be
7 should_i
-4 shoulder
6 shout
6 show
-3 showed
-3 showed_him
-6 showed_me
7 shower
6 showing
11 sick
-23 side
-9 side_of
-14 sign
21 silence
12 silent
-5 silly
43 since
26 since_0
-3 since_about
6 since_christmas
3 since_february
7 since_he
-9 since_i
-4 since_my
4 since_school
9 since_tuesday
-5 since_we
3 sing
12 singing
-5 single_one
-9 sister
-5 sister's
-11 sister_is
13 sit
8 sit_down
32 sit_in
-16 sit_on
-3 sit_there
5 site
-17 six
-16 six_years
-14 sixteen
11 sleep
9 sleeping
-10 sleeps
9 slow
-10 small
9 smell
-4 smell_of
-9 smiley
11 so
3 so_bad
-12 so_good
13 so_happy
8 so_i
9 so_nice
7 so_you
-7 some
5 somebody
-4 somebody's
6 somehow
-25 someone
10 someone_who
-3 something
4 something_in
13 something_on
-6 something_to
-19 son
-15 son's
5 son_says
-18 sorry
21 sort
16 sort_of
-6 sound
-24 sounds
-4 sounds_like
-6 soup
-7 spare_room
7 speak
6 speaking
-4 speech
-6 spent
17 spoken
11 spoken_since
-12 spreadsheet
10 spring
-6 staff
-4 staffing
-11 stage
-8 stairs
3 stamp
-14 stand
-8 stand_there
-15 standing
25 started
-5 starting
6 station
4 stay
8 stayed
12 staying
4 stays
20 step
34 still
-7 still_do
5 still_don't
14 still_on
7 stomach
-9 stone
17 stood
4 stood_in
6 stood_there
-3 stop
20 stopped
11 stopped_asking
-5 stopped_believing
-22 stopped_going
9 story
34 straight
14 straight_away
5 street
-5 strong
-6 students
4 study
-9 stuff
20 summer
15 sums
3 sun
3 sunday_dinner
9 sunday_with
-3 sundays
-11 supervisor
-12 suppose
10 suppose_i
-7 suppose_i'm
6 supposed
6 supposed_to
18 sure
6 surprised
7 sweet
7 swimming
3 system
-11 ta
11 tablet
9 tablets
4 take
10 take_him
6 taken
-9 takes
3 taking
-3 talk_about
-9 talk_to
18 talked
8 talked_for
3 talking
-5 talking_to
13 talks
16 tap
-19 taught
-8 taught_me
3 tax
-6 taxi
16 tea
14 tea_and
12 teach
-6 team
-3 team_leader
13 teeth
4 telephone
14 tell
-3 tell_her
6 tell_me
12 tell_my
-11 tell_them
-10 tell_you
5 telling
14 tells
-4 tells_me
3 ten
-14 terrible
14 test
-21 text
-4 text_to
-18 texted
-5 texts
24 than
-3 than_i
-5 than_me
18 than_the
-8 thank
-9 thank_you
-14 thanks
20 that
-19 that's
13 that's_a
-7 that's_all
17 that's_how
-14 that's_it
13 that's_my
-10 that's_not
-3 that's_the
-16 that's_what
-3 that's_what's
-12 that's_worse
-4 that_does
-8 that_i'm
5 that_if
-15 that_in
9 that_is
-5 that_it
4 that_makes
10 that_means
8 that_she
-12 that_sounds
-7 that_they
5 that_was
8 the
15 the_0
7 the_0th
-14 the_back
-12 the_bank
-9 the_bath
7 the_bathroom
-7 the_bell
28 the_best
6 the_big
-3 the_bins
-15 the_boiler
-4 the_boss
13 the_boy
-5 the_bus
-8 the_call
24 the_car
-15 the_card
-8 the_cat
-5 the_chair
-8 the_charity
12 the_children
-10 the_co-op
-3 the_college
14 the_counter
8 the_course
9 the_crossword
17 the_day
-6 the_dishes
-4 the_doctor
-7 the_dog
4 the_door
4 the_email
3 the_end
9 the_face
19 the_family
-8 the_first
12 the_floor
-10 the_football
-8 the_fridge
8 the_front
3 the_garage
-4 the_garden
12 the_gate
-5 the_girls
5 the_good
7 the_hall
-5 the_head
-4 the_heating
-18 the_hospital
-5 the_housing
-12 the_kettle
6 the_kids
-14 the_kitchen
9 the_lads
-10 the_landing
-19 the_last
-11 the_library
4 the_list
13 the_little
-5 the_loft
10 the_lot
-12 the_man
-13 the_middle
-13 the_milk
5 the_money
3 the_month
9 the_morning
10 the_mornings
9 the_names
-4 the_new
7 the_next
-17 the_night
10 the_nurse
5 the_office
-9 the_old
-4 the_oldest
23 the_one
27 the_only
-10 the_other
5 the_paper
-8 the_parish
-3 the_pastor
6 the_phone
-5 the_photo
-4 the_problem
-13 the_pub
12 the_quiet
-3 the_radio
-7 the_rest
3 the_right
-3 the_road
7 the_roof
8 the_same
10 the_sandwiches
-9 the_second
-5 the_shed
5 the_shop
6 the_shower
-6 the_side
18 the_small
12 the_smell
-7 the_spare
7 the_spring
-3 the_staff
-8 the_stairs
6 the_sun
15 the_table
-9 the_tea
-3 the_thing
10 the_third
-7 the_till
-16 the_time
-6 the_two
-7 the_van
-6 the_wall
-27 the_washing
-9 the_way
-3 the_wedding
-5 the_whole
-6 the_wife
15 the_window
-12 the_woman
-6 the_word
7 the_words
-17 the_wrong
-5 the_young
9 the_youngest
13 their
-8 them
-5 them's
-3 them_and
7 them_to
-11 then
5 then_somebody
-4 then_the
20 there
-9 there's
23 there's_a
-3 there's_one
-13 there's_that
-6 there_0
9 there_and
-5 there_are
7 there_every
-13 there_is
-14 there_now
-8 there_since
16 there_was
8 there_were
6 there_with
-13 these
17 they
13 they'd
14 they're
-5 they're_all
-4 they've
6 they've_got
4 they've_put
16 they_all
-4 they_are
4 they_asked
11 they_brought
-7 they_did
7 they_don't
-16 they_have
15 they_just
3 they_put
-8 they_said
-16 they_say
-8 they_think
6 they_told
9 they_want
-9 thing ask
-6 thing be
-15 thing call
-3 thing come
22 thing feel
-4 thing finish
-10 thing get
5 thing give
15 thing go
13 thing happen
19 thing hold
-8 thing like
13 thing look
3 thing make
8 thing mean
6 thing move
6 thing need
11 thing nothing
-5 thing pay
-16 thing perfect
-4 thing present
5 thing ring
-33 thing say
-4 thing sound
5 thing stay
-14 thing tell
-7 thing think
10 thing used
16 thing will
13 thing work
-12 thing_is
5 thing_that
-3 think
8 think_he's
6 think_i
8 think_i'll
-6 think_i'm
10 think_it's
-5 think_that's
4 think_there's
14 think_what
4 thinking_about
21 thinks
4 thinks_i
13 thinks_i'm
-3 thinks_it's
24 third
10 third_time
3 thirteen
6 thirty
12 thirty_years
12 this
3 this_is
16 this_month
-13 this_morning
4 this_thing
10 this_time
10 this_week
5 this_year
-10 those
-7 though
-7 thought
-4 thought_i
-5 thought_it
13 thousand
-4 three_days
-14 three_months
10 three_times
9 three_weeks
-10 three_years
12 threw
12 through
-4 thursdays
5 til
-3 till
11 till_i
6 till_the
10 time
-5 time_i
13 time_in
-20 time_to
24 times
5 tin
-14 tiny
-7 tip
24 tired
18 tired_of
23 to
4 to_0
-5 to_a
3 to_anyone
-14 to_ask
-13 to_bed
-5 to_choose
9 to_cook
17 to_do
7 to_find
-17 to_get
-10 to_go
23 to_her
15 to_him
-9 to_his
-7 to_it
-11 to_know
3 to_leave
-5 to_leeds
17 to_look
5 to_make
11 to_me
-20 to_my
-4 to_open
-3 to_people
6 to_pick
-11 to_put
-8 to_read
8 to_ring
-6 to_run
-12 to_say
-9 to_school
-25 to_see
-5 to_sell
9 to_show
-8 to_sit
8 to_somebody
-12 to_someone
3 to_sound
11 to_stay
-12 to_stop
7 to_take
9 to_talk
32 to_tell
12 to_that
-15 to_the
11 to_think
12 to_wait
4 to_walk
-18 to_work
-20 to_you
-20 toast
43 today
17 together
-12 toilet
-36 told
8 told_anyone
-7 told_everyone
-4 told_her
-20 told_him
-32 told_me
5 told_my
5 told_us
26 tomorrow
11 tonight
-20 too
-25 took
14 top
-9 toronto
-18 towels
-6 town
17 trained
-8 trains
13 tree
5 trip
-3 truck
5 truth
-4 try
10 trying_to
-23 tuesday
-13 tuesdays
-18 tuesdays_and
-5 turkey
6 turn
20 turned
5 turned_the
-7 twelve
-8 twelve_years
-26 twenty
3 twenty_minutes
-4 twenty_six
-17 twenty_years
3 twice
-5 two
-5 two_and
-7 two_days
8 two_hours
13 two_hundred
-4 two_of
4 two_weeks
8 type
-12 typing
7 typing_this
10 uncle
-6 uncle's
-10 under
-8 under_the
-4 underneath
-9 understand
-6 understood
-9 uni
-3 university
18 until
12 until_0
-10 until_i
-4 until_the
24 up
-9 up_a
4 up_at
6 up_for
-4 up_in
8 up_my
10 up_the
-7 up_there
-6 up_to
-5 up_with
-7 upstairs
-11 us
-11 us_all
-10 us_in
-7 us_to
-15 use
-9 used
9 used_to
10 useful
-8 usual
-4 utility
-4 utility_room
3 van
-17 verb add
3 verb answer
-13 verb argue
-9 verb ask
-17 verb be
11 verb believe
-4 verb boil
-4 verb book
-12 verb bring
-18 verb buy
-10 verb call
-17 verb cancel
-5 verb care
-20 verb change
13 verb cheat
7 verb clean
9 verb close
-10 verb complain
9 verb count
34 verb cry
-16 verb cut
7 verb dance
24 verb decide
11 verb die
-25 verb do
12 verb dread
-12 verb drink
-24 verb drive
-18 verb drop
7 verb earn
-7 verb eat
3 verb end
-3 verb fall
44 verb feel
8 verb find
-4 verb fix
-12 verb fold
-13 verb follow
3 verb forget
-16 verb get
-5 verb give
12 verb go
15 verb hand
3 verb happen
5 verb hate
-20 verb have
10 verb help
-4 verb hit
10 verb hold
-9 verb hum
3 verb invite
8 verb join
-4 verb joke
31 verb keep
4 verb knock
6 verb laugh
4 verb learn
-16 verb leave
-14 verb lend
-4 verb let
4 verb lie
9 verb like
-15 verb live
25 verb lose
27 verb love
-4 verb make
-5 verb manage
11 verb mean
-8 verb meet
-5 verb mention
-4 verb message
30 verb miss
-20 verb move
10 verb need
11 verb nothing
20 verb notice
-7 verb offer
11 verb pass
-21 verb pay
12 verb pick
-27 verb play
6 verb practise
-6 verb pray
12 verb pretend
-9 verb print
8 verb promise
18 verb put
-13 verb read
7 verb reckon
26 verb remember
-7 verb retire
19 verb ring
-10 verb run
8 verb save
-35 verb say
14 verb scream
-14 verb see
-3 verb seem
6 verb sell
6 verb send
-8 verb set
-7 verb shake
-22 verb share
-5 verb shout
-12 verb show
9 verb shut
-9 verb sign
5 verb sing
-3 verb sit
-3 verb sleep
-7 verb smell
22 verb smile
-21 verb sound
-3 verb speak
-17 verb stand
7 verb start
-10 verb stay
24 verb stop
-7 verb take
10 verb talk
-6 verb teach
-13 verb tell
-11 verb text
9 verb think
7 verb throw
14 verb train
-8 verb try
9 verb turn
-8 verb understand
-5 verb use
13 verb wait
-3 verb wake
-12 verb walk
13 verb want
-16 verb wash
12 verb wear
7 verb wish
-27 verb work
-6 verb write
-5 version
13 very
7 very_well
9 vet
3 video
5 visit
-4 visitor
8 voice
-4 voucher
23 wait
14 wait_till
4 waited
3 waiting
-4 waits
19 walk
9 walking
-7 wall
40 want
5 want_a
11 want_him
21 want_it
-11 want_that
8 want_the
-16 want_to
10 wanted
11 wanted_to
-4 wants_it
-5 wants_me
-19 wants_to
-9 ward
-9 warehouse
5 warm
11 was
13 was_0
-23 was_a
-4 was_about
-8 was_an
-5 was_at
3 was_born
13 was_crying
4 was_doing
9 was_going
23 was_good
5 was_happy
-11 was_ill
-18 was_in
9 was_just
-13 was_laughing
-6 was_looking
36 was_my
-3 was_nice
17 was_not
-9 was_nothing
-35 was_on
5 was_one
-7 was_only
-3 was_quick
-12 was_right
10 was_so
17 was_the
19 was_there
-7 was_thinking
-7 was_very
-9 was_with
4 washed
-33 washing
13 wasn't
-11 watch_the
-7 watching
15 way
4 way_to
27 we
17 we'd
-5 we'll
-10 we'll_see
23 we're
-8 we're_all
9 we've
-13 we've_been
4 we've_got
4 we_always
-9 we_are
3 we_do
7 we_don't
-9 we_go
-11 we_had
-3 we_haven't
5 we_just
19 we_used
3 we_went
17 we_were
17 wear
-30 wedding
-13 wednesday
21 wednesdays
9 week
6 week_and
-8 week_i
-5 week_in
-7 weekdays
-7 weekends
16 weeks
10 weeks_ago
-6 weird
-7 well
3 went
4 went_and
-5 went_home
-21 went_in
-10 went_into
-4 went_to
7 went_up
17 were
10 were_0
-3 were_a
-6 were_in
3 what
-10 what's
3 what_do
-5 what_else
-6 what_happened
23 what_i
-10 what_if
-8 what_it
10 what_that
3 what_would
7 when
-3 when_he
11 when_i'm
-11 when_it's
-16 when_my
-11 when_she
30 when_the
9 when_they
7 when_we
7 where
6 where_i
6 where_it
-28 where_the
-7 whether
-6 which
-8 which_i
-5 while
-11 while_i
17 white
15 who
-6 who'd
-9 who's
8 who_i
7 who_is
24 whole
-8 whole_day
4 whole_family
3 whole_thing
10 whole_time
-11 why
3 wife
-22 wife's
-3 wife_died
10 wife_doesn't
-10 wife_has
-6 wife_is
-11 wife_says
14 will
-5 will_be
7 will_say
4 will_tell
6 window
7 wish
-26 with
-8 with_all
-7 with_four
-22 with_her
6 with_him
7 with_his
14 with_it
-27 with_me
-11 with_my
4 with_no
3 with_nothing
-6 with_one
-13 with_the
11 with_two
-9 with_us
8 with_you
31 without
7 without_a
3 without_me
-7 woman
-4 woman_in
7 woman_who
-6 won
11 won't
-4 won't_have
5 word
13 word_for
3 word_to
13 words
-10 work
-3 work_for
-14 work_from
-12 work_in
-16 worked
5 worked_it
12 working
-17 works
-7 worn
-10 worried
-13 worried_about
17 worse
4 worst
-11 worth
-15 would_be
14 would_have
6 would_i
21 would_like
-9 would_not
-4 would_you
-9 wouldn't
-7 wouldn't_say
-21 write
-13 writing
-7 wrong
12 wrote
10 yard
8 yeah
13 year
6 year_0
-6 year_ago
-13 year_old
28 years
-11 years_ago
-3 years_at
12 years_i
-8 years_now
3 yellow
13 yes
-3 yesterday
18 yet
-81 you
-8 you'd
-30 you're
-18 you've
-15 you've_got
-5 you_a
-10 you_ask
7 you_can
6 you_can't
-9 you_do
-6 you_have
-13 you_help
-3 you_say
-4 you_would
-13 young
3 younger
14 youngest
-27 your
-4 yourself
`;
