/** Words that people use every day. */
export const commonWords: readonly string[] = `
  abandon abandoned abandoning aberdeen ability able abortion about above abroad absent absolute absolutely
  abuse abused abusive accent accept acceptance accepted accepts access accident accidentally accommodation
  accomplish accomplished according account accountant accounts accused accuses ache aches achieve achieved
  achievement acknowledge acknowledged acknowledges acne across acted acting action actions activation activity
  acts actual actually adapt addict addicted addiction adding address addressed adds adhd adjective adjust
  administrator admire admit admitted admitting adolescent adopt adopted adore adult adults advance advantage
  advice advise advised adviser advisor affair affect affecting affection affects afford afghanistan afraid
  africa african after afternoon afternoons afterthought afterwards again against aged ageing agency agent ages
  aggressive aging agony agree agreed agreeing agreement agrees ahead aids alarm album alcohol alcoholic aleppo
  alert algorithm alien alike alive allah allotment allow allowance allowed allows almost alone along aloud
  already alright also alternate alternative although altogether always amazing ambitious ambivalent ambulance
  amends america among amount analyse analysing analyst analyze analyzing anchor ancient anew angel anger angry
  animal ankle anniversaries anniversary announced announcing annoy annoyed annoying anonymous another answer
  answered answering answers antidepressant antidepressants anxiety anxious anybody anyhow anymore anyone
  anything anyway anywhere apart apartment apologise apologised apologize apology apparently appeal appealing
  appeals appear appearance appears appetite applications applied apply applying appointed appointment appraisal
  appreciate appreciated appreciates appreciation apprehensive apprentice apprenticeship approach approve
  approved approves apps april arabic architect area argue argued argues arguing argument arguments arms army
  around arrange arranged arranges arranging arrears arrested arrive arrived arthritis artist asda ashamed ashes
  asian aside asked asking asks asleep assault assaulted assertive assessment assign assignment assignments
  assistant association assume assumed assumes asthma asylum attached attachment attack attacked attacks attempt
  attempts attend attending attention attracted attractive audience audition august aunt australia autistic
  autoimmune automatically autopilot autumn available avoid avoided avoiding avoids awake award aware away awful
  awfully awkward babies baby back backed backs backwards badly bags bail bailed bailing bake baked baking
  balance balances balcony bald balding ball ballistic band bang bangladesh bank banker banter bare barely
  bargain bark base based basic basically basket bass bastard bath bathe bathroom battery battle beach bear beat
  beaten beating beautiful became because become becomes becoming bedridden bedroom beds bedside bedtime been
  beep beer beers before beforehand began begged begin beginner beginning begins begun behave behaves behaviour
  behavioural behind being belfast belief beliefs believe believed believer believers believes believing belly
  belong belonged belonging belongings belongs below bench bend benefits bengali benign berlin beside besides
  best betray betrayal betrayed betraying bets better betting between beyond bible bigger biggest bill bills
  binary bing binge bins biological biology biopsy bipolar bird birmingham birth birthday bisexual bitch bite
  biting bits bitten bitter black bladder blame blamed blames blaming blank blanked blazing bleak bleed blended
  bless blessed blessing blew blind blister block blocked blocks blood bloody blow blowing blown blows blue
  bluff blunt blush board boards body boil boiler boiling boils bomb bombed bond bonds bonus book booked books
  boolean booze borderline bore bored boredom boring born borne borrow borrowed borrowing boss both bother
  bothered bothering bothers bottle bottled bottles bottling bottom bought bounce bound boundary bowel bowl
  boxes boyfriend boys bracing brain brake branch brand brave brazil bread break breakfast breaking breaks
  breakup breast breath breathe breathing bridge bridges brief bright brighton brilliant bring bringing brings
  bristol broad broader broke broken brother brothers brought brown browser bruise brush brushed brutal budget
  build builder building builds built bull bullied bully bump bumped bunch bungalow bunk burden burial buried
  burn burned burning burnout burnt burst busier business bust busy buyer buying buzz buzzing cache cafe cake
  calculator calendar call called callers calling calls calm calmed calmer calming calmly calories cambridge
  came camp campaign campus canada cancel canceled canceling cancelled cancelling cancels cancer candidate
  candidates candle cannabis canned cannot cans capability capable capital capitalised capitals captain card
  cardiff cards care cared career careers careful caregiver cares caretaker caring carpenter carried carries
  carry carrying case cases cash casino cast catalogues catch catches catholic cats caught cause caused causing
  caved ceiling celebrate celebrated celebrating cemetery cent centre certain certify chair challenge chameleon
  chance chang change changed changes changing channel chaos chapter chapters characters charge charged charges
  charity chase chased chasing chat chatted chatting chatty cheap cheaper cheapest cheat cheated cheating check
  checked checking checks cheek cheeky cheer cheered cheerful cheering cheers chef chemist chemistry cherish
  chest chew child childcare childhood childish childless children chill chin china chinese chip chocolate
  chocolates choice choices choir choke choose chooses choosing chop chore chores chose chosen christ christian
  christmas chronic chubby chuckle church churn cigarette cigarettes circle circles circumstances cities
  citizenship city civil claim claimed claims clap clapped clarification clash class classes classmate
  classmates classroom claude clause clauses clean cleaned cleaner cleaning cleans clear cleared clearer clearly
  clerk clever click client clients climate climb climbed clinical clinically clinics clock close closed closely
  closeness closer closes closest closet closing clothes cloud clown club clubs clue clutch clutter cluttered
  coach coat cocaine cock cocoa code coffee cognitive coincidence cold collapse collapsed colleague colleagues
  collect collecting collective collectors collects college collide collie colombia color colour columns coma
  comb combine come comes comfort comfortable comforted comforts coming comma command comment commented comments
  commit commitment common communication community commute companies companion company compare compared
  comparing comparison compassion compete competition competitive complain complained complaining complains
  complaint complaints complete completed completely complex complicated compliment complimented compliments
  compose composed compromise computer computers computing conceive concentrate concerned concerns concrete
  condition confess confessing confidence confident confidential conflict conflicted confronted confuse confused
  confusing confusion congratulate congratulations connect connected cons conscious consent consequence
  consequences conservative consider consideration considered considering console constant constantly construct
  consultant consulting consumer contact contacted contacts contain content continue continuing contract
  contracted contradict contribute control controller controlling controls conversation conversations convince
  convinced convincing cook cooked cooker cooking cooks cool cooler coordinated cope copied copies coping copy
  copying core corner cornered cornwall correct correcting correction corrects corridor cost costing costs couch
  cough could council counselling counsellor count counted counting countless countries country counts couple
  coupled couples courage course courses coursework court cousin cousins cover covered covering coward crack
  cracks cramped cramps crap crash crave crawl crawled crazy create created creative credit creep creeps
  cremation crept crew cried cries cringe crisis critic critical criticise criticised criticises criticism
  criticize criticized cross crossed crossroads crowd crowds cruel cruelty crumble crush crushed crushing crying
  cubicle culture cultures cupboard cure curious currently curse curtains custody custom customer customers
  customs cute cuts cutting cycle cycling daddy dads daft daily damage damaged damn damned dance danced dances
  dancing danger dangerous dare dares dark darkest darling dash data date dated dates dating daughter daughters
  dawned daylight days daytime dead deadline deadlines deaf deal dealing deals dealt dear dearly death debate
  debt debts decades december decent decide decided decides deciding decision decisions deck decorate decorated
  decorator dedicate deep deeply defeated defend defended defends defensive definite definitely deflated degree
  delay delaying delete deleted deleting delighted deliver demand demanding demands dementia demolish demoted
  denial denied denominator dentist deny department depend depended dependent depending depends deployed
  deployment deport depress depressed depressing depression deprived depth deputy describe deserve deserved
  deserves design designer desire desk despair despairing desperate desperately despise destroy destroyed
  destroying detached detail details devastated develop developer device devon diabetes diagnose diagnosed
  diagnosis diarrhoea diary dick died diet dieting difference different differently difficult difficulties
  difficulty digs dine dinner diploma direct direction directions directly director directors dirt dirty
  disability disabled disagree disappear disappeared disappears disappoint disappointed disappointing
  disappointment disaster disc disciplinary discipline disciplined disclosure disconnect disconnected discount
  discouraged discouraging discover discovered discuss discussed discussing disease disgusted disgusting dish
  disheartened disheartening dishes dislike dislikes dismiss dismissal dismissed disorder disposable dispute
  disregard dissertation distance distant distinction distract distracted distraction distractions distraught
  distress disturb dive divide division divorce divorced dizzy doable doctor doctors document dodge dodging does
  dogs doing dollars domestic donate done dont doom doomed door doors doorstep dorm dosage dose double doubled
  doubles doubt doubted doubting doubts down downhill download downloaded downs downside downstairs dozen dozens
  draft drafts drag dragging drain drained draining drama dramatic drank draw drawing drawn draws dread dreaded
  dreadful dream dreamed dreaming dreams dreamt dress dressed dressing drew dried drift drifted drifting drifts
  drill drink drinker drinkers drinking drinks drive driven driver drivers drives driving drop dropped dropping
  drops drove drown drowning drug drugs drunk dual dublin duck dude dull dumb dump dumped dumping duration
  during dutch duty dwell dwelling dying each earlier earliest early earn earned earner earning earns ears earth
  ease eased eases easier easiest easily easter easy eaten eater eating eats echo economics ecstatic edge edgy
  edinburgh edit edited editing editor education effect effective effectiveness efficacy effort eight eighteen
  eighty einstein either elated elder elders eldest election electric electrician electricity elevators eleven
  else elsewhere email emails embarrass embarrassed embarrassing embarrassment emergency emigrate emigrated
  emotion emotional emotionally emotions employ employed employer employers employment employs emptiness empty
  emptying enables encourage encouraged encrypted ended ending endless ends energy engaged engagement engine
  engineer engineering england english enjoy enjoyable enjoyed enjoying enjoyment enjoys enough enraged enroll
  enrolled enter enthusiasm entire entirely entries entry envelopes envious environment envy epilepsy episode
  equal equally equals error erupt escalated escape escaped escorted especially essay essays estate esteem
  estranged eulogy europe euros evaluation even evening evenings event events eventually ever every everybody
  everyday everyone everything everywhere evict evicted evidence evil exact exactly exaggerating exam examine
  examiner example examples exams exasperated excellent except exchange excited excitement exciting exclude
  excluded exclusion excuse excuses exec exercise exercises exhaust exhausted exhausting exhaustion exhibition
  exist existential existing expect expectations expected expecting expects expenses expensive experience
  explain explained explains explanation explode exploded exploding explore export exposed exposure expressive
  extent extra extremely eyebrows eyes eyesight face facebook faced faces facing fact facts fade fades fail
  failed failing failure faint fair fairer fairly faith fake faking fall fallen falling falls false familiar
  families family fancied fancy fantastic farewell farm farmer fashioned fast faster fate father fatigue
  fatigued fault faults favour favourite favours fear feared fearful fearing fears feast february feed feedback
  feeds feel feeling feelings feels feet fell felt female feud fewer fiance fiancee field fifteen fifth fifties
  fifty fight fighter fighting fights figure figured file filed fill filling fills film filmed filter filthy
  final finally finals finances financially find finding finds fine finger fingers finish finished finishing
  fire fired firefighter fireman firm first firstly fishes fist fists fits fitting five fixed flags flak flake
  flare flared flashback flashbacks flat flattering flawless fled flee flew flight flights flinch flip flipped
  float flooding floor flowered flowers flown fluke flutter flying focus focused foggy folks follow followed
  following follows fond fondly food fool foot football forbid forbidden force forced forces forcing forehead
  foreign foreigner foreman forest forever forgave forget forgets forgetting forgive forgiven forgiveness
  forgiving forgot forgotten form former forms forth forties fortnight fortune forty forward foster fought found
  founder four fourteen fourth fragile fragment frail frame frames france frank fraud freak free freedom
  freelance freeze french fresh friday fridays fridge fried friend friendly friends friendship friendships
  fright frighten frightened frightening from front frosty frown froze frozen frustrate frustrated frustrating
  frustration fuck fucking full fully fuming function functionality functioning funding funeral funnier funniest
  funny furious furnish furniture further fuse fuss fussy futile future gain gained gamble gambled gambler
  gambling game games gaming gang gaps garage garbage garden gardener gardening gate gathered gathering gave
  gaza gemini gender general generally generic generous genius genocide gent gentle gently genuinely geography
  german germany gesture gets getting ghana ghost gift gifted giggle girl girlfriend girls give given giver
  gives giving glad gladly glance glare glasgow glass glasses glimpses gloomy goals godfather godmother goes
  going golden gone gonna good goodbye goodness google gorgeous gossip gotta gotten grab gracious grade graded
  grades gradually graduate graduated graduating graduation gran grand grandchild grandchildren granddaughter
  grandfather grandma grandmother grandpa grandparents grandson granny grant granted grasp grateful gratitude
  grave great greater green greeted greeting greetings grew grey greyhound grief grievance grieve grieving grill
  grin grinned groom groomed gross ground groundbreaking grounding group groups grow growing grown grows growth
  grumble grumpy grunt guard guess guessing guest guests guidance guide guidelines guides guilt guilty guinea
  guitar guts gutted guys habit habits hair hairdresser half halfway halls hallway halved halves hand handed
  handing handle handled handles handling hands handwriting hang hanging hangs happen happened happening happens
  happier happiest happiness happy harass hard harder hardest hardly harm harmed harming harsh hash haste
  hatched hate hated hates hating have having head headache headaches headed heading headlines headphones heads
  headscarf heal healed heals health healthy heaps hear heard hearing hears heart heartache heartbroken hearted
  heat heated heating heaven heavens heavier heaviest heavily heavy hectic hedge heights held hell hello help
  helped helper helpful helping helpless helps herbal here heritage hero hers herself hesitant hesitate hidden
  hide hideous hides hiding high higher highlight highly hijab hike hiked hiking hill himself hindi hindu hinge
  hips hire hired hires hiring hiss history hits hitting hoard hobbies hobby hold holding holds hole holes
  holiday holidays hollow home homeless homes homesick homework honest honestly honesty honey honour hoover hope
  hoped hopeful hopeless hopelessness hopes hoping hormonal hormones horrible horribly horse horses hospice
  hospital host hosting hour hours house household housekeeper housemate housemates houses housing hover
  hovering hovers however huge hugged hugs human humanity humiliate humiliated humiliating humiliation hundred
  hundreds hundredth hung hungry hunt hunting hurry hurt hurtful hurting hurts husband hypnosis hysterical idea
  ideas identity idiot ignore ignored ignores ignoring illegal illness image images imagination imagine imagined
  imagines imagining imam immature immediately immigrant immigrate immigration impact impatient implementation
  import important impose impossible impressed impression improper improve improvement improving inadequate
  incapable include included includes including income incompetent inconvenience incorrect increase increased
  incredible incredibly independence independent independently index india indian indonesian inferior influence
  inform inheritance initiation inject injections injured inner innings insane insecure inseparable inside
  insightful insist insisted insists insomnia inspection inspired inspiring install instance instead
  instructions instructor insult insulted insurance intense intensity intensive intention intentioned intentions
  interest interested interesting interests interfered internet internship interpersonal interrupt interrupts
  interview interviewing interviews intimacy intimate into introduce intrusive invalid invent invest invested
  investigated investigation invisible invitation invitations invite invited invites inviting invoices involve
  involved iraq ireland iron irony irrational irregular irrelevant irritate irritated isolate isolated issue
  issues italian italy itch itself jail january japanese jealous jealousy jesus jewish jinx jittery jobless jobs
  join joined joint joints joke joked joker jokes joking journal journalist journey joyful judge judged
  judgement judges judging juggling juice july jump jumped jumper jumping jumps june junk just justice justify
  kabul keep keeping keeps kenya kept kettle keyboard keys kharkiv kick kicked kicking kicks kidding kidney kids
  kill killed killing kills kilos kind kinda kinder kindly kindness kinds king kiss kissed kitchen kitten knee
  knees knew knife knit knitted knitting knock knocked knots know knowing known knows kyiv label laboratory
  labourer labrador lack ladder lads lady laid lament land landed landlord lands language languages laptop large
  lash lashed lashes lashing last lasted lasting lasts latch late lately later latest latter laugh laughed
  laughing laughs laughter laundry laws lawsuit lawyer layer laying layoffs lays lazy lead leader leads leaflet
  league leaking lean leaned leaning leans leap learn learned learner learning learnt lease least leave leaves
  leaving lecture lecturer lectures leeds left legal legally legs leicester lend lends length lengths lent
  lesbian less lesson lessons lets letter letters letting level levels liar librarian library licensed lick lied
  lies life lifelong lift lifted lifts light lighter lighting lightly likable like liked likely likes limit
  limits limp line lined lines ling linger link list listed listen listened listener listening listens lists
  literally lithium little live lived liverpool lives livid living load loads loan loaned loans loathe local
  location lock lockdown locked locks logging logical logically logs london loneliness lonely lonesome long
  longer longest longing look looked looking lookout looks loosen lose loser loses losing loss losses lost lots
  lottery loud louder loudly lovable love loved loveless lovely lover loves loving lower lowest luck luckily
  lucky lump lumps lunch lunchtime lupus lurch lying machine machinist made magic maid mail main mainly
  maintenance major make makes making mama manage manageable managed management manager managers manages
  managing manchester mandarin manic manipulate manipulator many maps marathon march marines mark marked market
  marking marks marriage married marry marrying mask massive masters match matched matches matching mate
  material maternity mates maths matter mattered matters mature maybe meal meals mean meaning meaningful
  meaningless means meant meantime meanwhile measure measured measuring meat mechanic medal media mediate
  mediator medical medication medications medicine medicines meditation meet meeting meetings meets melt
  meltdown member members membership memorial memories memory mend mental mentally mention mentioned mentions
  mentor merge merit mess message messages messaging messed messing messy method methods mexico mick mickey
  micro midday middle midlife midnight midwife might migraine migrate mild mildly miles milestone military milk
  million mind minded mindful minds mine miner mini minimum minor minute minutes mirror mirrors miscarriage
  miscarriages miserable misery misread miss missed misses missing mistake mistakes misunderstood mixed moan
  moaning mobility mock mocked mockery mocks mode model moderate modestly module modules mole molested moment
  moments moms monday mondays money monitor monitored monitoring monitors monster month months mood moody moon
  more morning mornings mortgage mosque most mostly mother mothers motions motivate motivated motivation
  motivational motorbike mould mount mountain mourn mourned mourning mouth mouths move moved movement moves
  movie moving much muddled multiple mummy muscle muscles mush music musician muslim must mute myself nagging
  nail nailed nails naked name named names nana nanny narrative nasty natural nature naughty nausea navy near
  nearby nearer nearest nearly neck need needed needing needles needs needy negation negative neglect neglected
  negotiate negotiation neighbor neighbour neighbours neither nephew nephews nerve nerves nervous nervously nest
  netflix neurologist neutral never newborn newcastle news next nice nicer nicest nicotine niece nieces nigeria
  nigerian night nightmare nightmares nights nine nineteen ninety nobody nodded nods noise noises noisy none
  noon nope normal normalize normally nose note notebook notes nothing notice noticeable noticed notices
  noticing noting nottingham nought noun nouns novel november nowadays nowhere nuisance null numb number numbers
  numbness nurse nursed nursery nurses nursing nuts obey object objectively oblige obsessed obsessive obstacle
  obvious obviously occasion occasionally occur ocean october odds offence offend offended offer offered
  offering offers office officer officially offs ofsted often okay older oldest once ones oneself online only
  onto open opened opener opening openly opens operate operation operator opinion opinions opportunity opposite
  optimistic option options order ordered ordering ordinary organisation organisations organise organised
  organising organize organized original originally orphan osteoporosis other others otherwise ought ours
  ourselves outcome outgoing outline outs outside outsider outsourcing oven over overbearing overdose overdrive
  overdue overheard overjoyed overload overloaded overlooked overnight override overseas overtime overweight
  overwhelm overwhelmed overwhelming overworked owed owes owner owners owning owns oxford pace pacing pack
  package packed packet packets packing packs paddle page pages paid pain painful painkillers painless paint
  painted painting paints pair paired pairs pakistan pakistani pale palliative pandemic panic panicked panicking
  panicky pant papa paper papers paragraph paralysed paralyzed paramedic paranoid parcels pardon parent
  parenting parents paris park parking parkinson parrot part particular particularly parties partly partner
  partners parts party pass passed passing passion past pastime pastor pastoral patch patches paternity pathetic
  patience patient patients pattern patterns pause paycheck payday paying payments pays peace peaceful
  peacefully peacemaker peaks peek peer penalty penniless pension pensioner people percent perfect perfectionist
  perfectly perform performance performs perhaps period permanent permanently permit person personal personality
  personally persuade persuaded petrified petty pharmacist pharmacy phase philippines philosophy phobia phone
  phoned phones photo photograph photographer photographs photos phrase phrases physically physics piano pick
  picked picking picks picnic picture pictured pictures piece pieces pigs pile piled piles piling pill pillow
  pills pilot ping pins pints pitch pity pizza place placement places plain plainly plan plane planet planned
  planner planning plans plant planted planting plants plate play played playing plays playstation plead pleas
  pleasant please pleased pleases pleasing pleasure plenty plot plumber plural plus podcast podcasts poem point
  pointless points poker poland police policeman polish polite political politics pony poor poorly popped
  popular porch porn porter portugal portuguese posh position positive possess possessions possibility possible
  possibly post posted posting postman postpone postponement postponing posts potential pots pouch pounding
  pounds pour poured powerless practical practically practice practise practised practising praise praised
  praises pray prayed prayer prayers praying precise predicting prediction prefer prefers pregnancy pregnant
  preparation prepare prepared preparing prescribe prescribed prescription present presentation presentations
  presented presents president press presses pressing pressure pressured pressures pressuring pretend pretended
  pretending pretends pretty prevent prevention previous price pride priest primary print printed prior priority
  prison prisoner privacy private prize probably probation problem problems procedure process profession
  professional professor profile profiles program programme programmed programmer programmes programming
  progress progressive project promise promised promises promising promote promoted promotion prompt prompts
  pronoun pronouns proof proper properly proposal proposed pros protect protected protection protest proud
  proudest prove provide provider provides prozac psychiatrist psycho psychological psychologist psychology
  psychosis ptsd public publish published pull pulled pulling pulls pulse punch punched punching punish punished
  punishing pupil pupils puppy pure purpose push pushed pushing puts putting qualified qualify quarrel quarrels
  quarter queen queer question questioning questions queue quick quicker quickly quid quiet quieter quietly quit
  quite quits quitting quiz quotes quran rabbit rabbits race races racial racing racism racked racking radio
  rage raging rain rais raise raised raises raising ramadan rambling random randomly rang ranked rant rape raped
  rarely rash rather rational rationally reach reached reaches reaching react reaction reacts read reader
  readers reading reads ready real realisation realise realised realises realising realistic realize realized
  realizes realizing really rearranged reason reasonable reasons reassurance reassure rebel recall receipt
  received recent recently receptionist recipe reckon reckons recognisable recognise recognised recognition
  recognized recommend recommended recommends reconcile reconnect record recorded recording recordings recover
  recovering recovery recruit recruiters recruiting recurring recycling redo redone reduced redundancy redundant
  refer referee referred reflect reflection reflections refresh refreshing refugee refuse refused refuses regain
  register registered regret regrets regretted regular regularly rehab rehearse reject rejected rejection
  rejections rejects relapse related relation relational relationship relationships relative relatives relax
  relaxation relaxed release relentless reliable relied relief relies relieved religion religious relive
  relocate relocated rely relying remain remains remark remarks remedy remember remembered remembering remembers
  remembrance remind reminded reminds remission remorse remote remove removed renew renewed renovate rent
  renting rents reopens repair repeat repeated repeating repent replace replaced replacing replay replied
  replies reply replying report reported reports reproach request requested require required rescue research
  researcher researching resent resentful resentment reserved residence resident resign resignation resigned
  resist resolutions respect respected respects respite respond responded responses responsibility responsible
  rest restaurant rested restless restraining restrict restrictions restructure restructuring rests result
  results resume retire retired retirement retiring retreat retrieval return returning returns reunion reveal
  review reviews revise revised revising revision revisit revolve revolves reward rewritten rewrote ribs ridden
  ride rides ridiculous right rights ring ringing rings rise risen rises risk risked ritalin rite rituals river
  road roam roast robbed robot rock rocked rode role roles roll rolled rolls romania roof room roommate
  roommates rooms root rope rose rota rotten rough roughly roulette round rounds route routine routines rowed
  rows rubbish rude ruin ruined ruining ruins rule rules rumours rung running runs rupture rush rushing russian
  rusty sack sacked sacrificed saddest sadly sadness safe safer safest safety said sail saint sake salary
  salesman salon salute same sane sang sank sarcasm satisfied satisfies satisfying saturday saturdays save saved
  saving savings saying says scales scalp scan scar scare scared scares scarf scary scene sceptical schedule
  scheme scholarship school science scientist sclerosis score scored scores scot scotland scratch scream
  screamed screaming screams screen screens screw screwed script scroll scrolling scrub scum search searched
  searching second seconds secret secretary secretly section secure seed seeing seek seem seemed seeming seems
  seen sees seething seldom self selfish sell selling seminar seminars send sending sends sense sensed senses
  sensible sensitive sent sentence sentences sentient separate separated separating separation september serious
  seriously servant serve served server service services session sessions setback setbacks sets setting settings
  settle settled settling seven seventeen seventy several severe sewing sewn sexual sexuality sexually sexy
  shadow shake shaken shakes shaking shaky shall sham shame shampoo shape shaped shapes share shared shares
  sharing shatter shattered shave shed sheep sheffield shelf shell shelter sherlock shift shifted shifts shirt
  shit shiver shivers shock shocked shoe shoes shook shop shopping short shorter shortest shortlist shot should
  shoulder shoulders shout shouted shouting shouts shove show showed shower showered showering showing shown
  shows shrank shrink shrug shrugged shrugs shrunk shudder shuffled shut shuts shutting sibling siblings sick
  side sided sides sigh sighed sight sign signed signing signs silence silent silly simmer simple simpler
  simplest simply since sinful sing singing single singles sings singular sink siren sister sisters site sits
  sitting situation situations sixteen sixth sixties sixty size sketch skill skills skin skinny skip skipped
  skipping skips slack slam slammed slams slap slave sleep sleeper sleeping sleepless sleeps sleepy sleeve slept
  slice slid slide slides slightest slightly slip slipped slippers slipping slips slots slow slowed slower
  slowly slows slur slurs small smaller smallest smart smarter smash smashed smashing smear smell smelling
  smells smile smiled smiles smiling smoke smoked smoker smokers smokes smoking smooth smother snack snag snap
  snapped snapping snappy snaps snatch sneak sneaked soak sobbed sobbing sober social society sociology sofa
  soft sold soldier solicitor solo solutions solve solved solving some somebody somehow someone something
  sometimes somewhat somewhere song sons soon sooner soothe sorrow sorry sort sorted sorting sorts sought soul
  sound sounded sounding soundly sounds soup source sources southampton space spaced spain span spanish spare
  spared sparing spark speak speaking speaks special specialist specific spectator speech spell spelled spelling
  spend spending spends spent spiders spies spill spin spinning spins spiral spiraled spiraling spiralling
  spirits spiritual spite splash split splitting spoil spoiled spoils spoke spoken sponsor sponsorship sporty
  spot spots spotted spouse spread spreading spreads spreadsheets spring spun squabble square squash squeeze
  squeezed stack staff staffed stage stairs stairwell stake stalk stalking stall stan stand standard standards
  standing stands standstill star stare stared stares staring start started starting startled starts startup
  starve state statements statistics stats status stay stayed staying stays steadily steady steal steals steer
  step stepdaughter stepfather stepped stepping steps stepson stick sticks still stillborn stimulus sting stings
  stink stir stirred stock stole stolen stomach stomp stone stood stop stopped stopping stops store stored
  stories storing storm story stove straight straightforward strain strained strange stranger strangers straw
  stray street strength strengths stress stressed stressful stressing stretch stretched strict stricter strictly
  strike string stroke stroll strong stronger strongest strongly struck structure struggle struggled struggling
  stubborn stuck student students studied studies study studying stuff stuffing stumble stumbled stumbles stung
  stupid stuttering style subject subjects submit submitted subscribe succeed success successful such suck
  sucking sudan sudden suddenly suffer suffered suffering suffers suffocated suggest suggested suggesting
  suggestion suggestions suggests suicidal suicide suit suits summaries summer sums sunday sundays sung sunk
  super supermarket supervisor supper supplements supply support supported supportive supports suppose supposed
  sure surf surfing surgeon surgery surprise surprised surprisingly surreal surrounded survive survived
  surviving survivor suspect suspects suspended suspicion sustain swallow swallowed swallowing swam swamped
  swansea swap swapped swear swears sweat sweating sweet sweeter sweetest sweetheart swell swelling swim
  swimming swims swipe switch switched switches switching swore sworn symptom symptoms synagogue syndrome syria
  system systems table tablets tackle tagged tainted take taken taker takes taking talent talented talk talked
  talker talking talks tangle tantrum tantrums taper taps target targets task tasks taste tasted taught taxi
  teach teacher teachers teaching team teammates teams tear tearful tearing tears tease teased teasing
  technician technique teen teenage teenager teenagers teeth telephone telephones television tell telling tells
  temper tempered temple temporary tempt tempted tend tenderness tends tens tense tension term terminal
  terminally terminated termination terms terrible terribly terrier terrified terrifying tesco test tested
  testify testing tests tether text textbook texting texts than thank thanked thankful thankfully thanking
  thanks thanksgiving that thaw their theirs them theme themes themselves then theory therapies therapist
  therapy there these thesis they thick thighs thin thing things think thinking thinks thinner third thirteen
  thirties thirty this thoroughly those though thought thoughtful thoughts thousand thousands threads threaten
  threatened threatens three threw thrilled thriving throat through throughout throw throwing thrown throws
  thursday thursdays tickets ticks tidy tied ties tight tighten tightening tightens tighter till time timed
  timer times timetable ting tiniest tiny tips tire tired tiring title toast today toddler toddlers together
  toilet toilets token tokens told toll tomorrow tone tongue tonight tons took tooth toothbrush topic topics
  tore torment tormented torn toss tossing total totally touch touched touches tough toughen tours towards town
  towns toxic toying toys traces track tracks tradition traditional traffic trail trails train trained trainer
  training trans transfer transferred transgender transition translate translator trapped trash trauma traumatic
  travel travelled travelling tray treat treated treating treatment treats trial trials triathlon tribunal
  tricky tried tries trigger triggers trim trip tripping trips trivial trouble troubled troubles true truly
  trust trusted trusting trusts truth trying tuesday tuesdays tunnels turkey turkish turn turned turning turns
  tutor twelve twenties twenty twice twin twins twist tying type typical typing ugly ukraine ultimatum unable
  unannounced unbearable unbroken uncertainty uncle unclear uncomfortable undefined under underneath underpaid
  understand understandable understanding understands understood undervalued undo undone unease uneasy
  unemployed unemployment unequal unexpected unfair unfaithful unfinished unforgivable unhappy unheard union
  unique unit unite units universal university unknown unless unlikely unnatural unpaid unplanned unpleasant
  unprepared unreal unreasonable unsafe unseen unsettled unsettling unsure until untrue unwanted unwelcome
  unwell unwind unworthy update updated updates upgrade upload uploaded upon upper upset upsets upsetting upside
  upstairs upward urdu urge urgent urges used useful useless uses using usual usually utterly vacancy vacuum
  vague valentine value valued values vanish vanished varies various vent verb verbs verdict version versions
  very veteran vicar victories video videos vietnam view village villain violent virus visa visit visited
  visiting visitor visitors visits viva vodka voice voluntary volunteer volunteering vomit vomiting vote voting
  vowed vowels vulnerable wage wager wages wagon wail wait waited waiter waiting waitress waits wake wakes
  waking wales walk walked walking walks wall wander wandering wanders wanna want wanted wanting wants ward
  wardrobe warehouse warm warn warning wars wary wash washed washer washing waste wasted wastes wasting watch
  watched watches watchful watching water wave waved waves ways weak weaker weakest weakness wear wearing wears
  weary weather website wedding wednesday wednesdays weed week weekday weekdays weekend weekends weekly weeks
  weep weigh weighed weighing weighs weight weird welcome well went wept were what whatever whatsoever wheel
  wheelchair when whenever where wherever whether which whichever while whine whiskey whisky whisper whispering
  white whoever whole whom whore whose wide widens widow widowed wife wild will willing wind window windows
  winds wine wines winner winning winter winters wipe wiped wish wished wishes wishing with withdraw withdrawn
  withdrew within without withstand witness wits woke woken woman women wonder wondered wonderful wondering
  wonders woods word words wore work workaholic worked worker workers working workload workplace works workshop
  world worlds worn worried worries worry worrying worse worship worst worth worthless worthwhile would wound
  wounded wreck wrecked wrecking writ write writer writes writing written wrong wrongly wrote xbox yawn yeah
  year years yell yelled yelling yells yesterday ying yoga yorkshire young younger youngest your yours yourself
  yourselves youth youtube zero zombie zoned zoom`
  .trim()
  .split(/\s+/);

const written = `
  aaliyah aaron abby abdul abena abigail adaeze adam adele adrian agnes agnieszka ahmed aidan ailsa aisha akua
  alan alana alastair albert alejandro alex alexa alexander alexandra alfie ali alice alicia alina alison
  allison alyssa amanda amara amelia amina amir amit amy ana anastasia andre andrea andreas andrew andy angela
  angus anika anita anjali anna annabel anne annette annie anthony anton antonio aoife arjun arthur asha ashley
  asif audrey ava ayesha aziz barbara barry beatrice becca becky ben benjamin bernadette beth bethany betty
  bianca bilal bob bogdan brandon brenda brian bridget bronwyn bruno callum cameron camila carl carla carlos
  carmen carol caroline catherine cathy cecilia chandra charles charlie charlotte chelsea chen chioma chloe
  chris christina christine christopher ciara claire clara clare claudia clive colin connor craig cristina
  cynthia daisuke dan dana daniel daniela danielle danny darren dave david debbie deborah declan deepa deepak
  denise dennis derek desmond diana diane diego dimitri dmitri dominic donna doris dorothy douglas duncan dylan
  eddie edward eileen elaine eleanor elena eli elif elijah elizabeth ella ellen ellie elliot eloise elsie emeka
  emilia emily emma eoin eric erica erin esther ethan euan eugene eva evan evelyn evie ewan farah fatima fatou
  felix fernando finlay finn fiona florence frances francesca francis freddie gabriel gareth gary gavin gemma
  geoff george georgia georgina gerald gillian gina giulia gloria gordon graham greg gregory gwen hamish hamza
  hana hannah harry haruto harvey hassan hayley heather helen helena henry hiroshi holly hugo hussein ian
  ibrahim imani imran ines ingrid irene iris isaac isabel isabella isla ivan jackie jacob jade jake jakub james
  jamie jane janet janice jasmine jason javier jayden jean jeff jen jenna jennifer jenny jeremy jerome jess
  jesse jessica jessie jill joan joanna joanne joe joel john johnny jon jonathan jordan jorge jose joseph josh
  joshua joyce juan judith julia julian julie juliet justin kamal kareem karen karim karl kate katherine
  kathleen kathy katie katy kayla keira keith kelly ken kenneth kerry kev kevin khadija kian kieran kim kirsty
  kofi krishna kumar kwame kyle lana lara laura lauren layla leah leila lena leo leon leonard leroy lewis liam
  lily linda lindsay lisa liz lizzie lola lorna lorraine louis louisa louise luca lucas lucia lucy luis luka
  luke lydia lynn maddie madison magda maisie malik marcus margaret maria mariam marie marina mario marion marta
  martha martin mary maryam mateo matt matteo matthew maureen maya meg megan mehmet mei melanie melissa mia
  michael michelle miguel mike mila mina miriam mitchell mohamed mohammed moira molly monica monika morag morgan
  muhammad mustafa nadia naomi natalia natalie natasha nathan neha neil ngozi niamh nicholas nicola nicole nigel
  nikhil nina nisha noah noor nora norma oliver olivia ollie oluwaseun omar orla oscar oskar osman owen pablo
  padraig pam pamela parvati patricia patrick paul paula pauline pedro penelope peter petra phil philip philippa
  phoebe pierre piotr polly pooja preeti priya priyanka rachel rafael rahul raj rajesh ramesh rania rashid
  raymond rebecca reece reena rhys ricardo richard rita rohan ronald ronnie rory rosa rosalind rosie ross
  roxanne ruben rupert ruth ryan sabrina sadia salim sally sam samantha samir samira samuel sana sandra sanjay
  sara sarah sasha scott sean sebastian selina serena sergio shannon sharon shaun sheila shirin shreya simon
  simone sinead siobhan sofia sonia sophia sophie stacey stella stephanie stephen steve steven stuart sunita
  susan suzanne sven sylvia tamara tania tanya tara tariq tasha tess tessa thea theo theresa thomas tim timothy
  tina tobias toby tom tomasz tommy tony tracey tracy trevor tyler uma valerie vanessa vera veronica vicky
  victoria vijay vikram vincent vivian wanda wayne wei wendy wesley william xavier yara yasmin yolanda yuki
  yusuf yvonne zach zainab zara zeynep zoe zofia zuzanna`;
/** First names that are no other English word, in small letters. */
export const firstNames: ReadonlySet<string> = new Set(written.trim().split(/\s+/));
