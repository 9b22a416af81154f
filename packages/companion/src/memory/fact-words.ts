import { kinWords } from "@app/reading/people";

/** What people say they do for a living; anything else after "I'm a" may be a feeling about oneself. */
export const occupations =
  "nurse|teacher|doctor|gp|surgeon|paramedic|midwife|carer|social worker|care worker|support worker|youth worker|engineer|software engineer|developer|programmer|designer|graphic designer|architect|lawyer|solicitor|barrister|accountant|bookkeeper|consultant|manager|project manager|shop assistant|cashier|receptionist|secretary|librarian|journalist|writer|editor|photographer|musician|actor|artist|chef|cook|baker|barista|waiter|waitress|bartender|driver|lorry driver|bus driver|taxi driver|pilot|postman|courier|cleaner|builder|carpenter|joiner|plumber|electrician|mechanic|welder|gardener|farmer|vet|hairdresser|barber|beautician|pharmacist|dentist|physiotherapist|occupational therapist|therapist|counsellor|psychologist|scientist|researcher|lecturer|professor|teaching assistant|childminder|nanny|police officer|firefighter|soldier|security guard|civil servant|translator|salesman|saleswoman|estate agent|freelancer|tailor|translator";

export const relations = `${kinWords.join("|")}|girlfriend|boyfriend|fiancé|fiancée|flatmate|housemate`;
export const petWords = "dog|puppy|cat|kitten|rabbit|horse|pony|hamster|parrot|guinea pig|tortoise";

export const conditions =
  "panic attacks|panic disorder|anxiety|social anxiety|anxiety attacks|depression|insomnia|migraines|asthma|diabetes|type 1 diabetes|type 2 diabetes|epilepsy|adhd|autism|dyslexia|ocd|ptsd|arthritis|endometriosis|tinnitus|chronic pain|chronic fatigue|fibromyalgia|ibs|crohn's|ms|multiple sclerosis|hay fever|eczema|coeliac disease|nightmares";
/** Of people somebody looks after or worries about. */
export const illnesses =
  "dementia|alzheimer's|cancer|parkinson's|autism|adhd|epilepsy|diabetes|ms|multiple sclerosis|down's syndrome";

export const pastimes =
  "reading|painting|drawing|running|hiking|walking|swimming|cycling|climbing|cooking|baking|gardening|singing|dancing|knitting|sewing|writing|camping|fishing|photography|pottery";
export const gamesAndInstruments =
  "(?:the )?(?:guitar|piano|violin|cello|drums|flute|trumpet|saxophone|bass|ukulele|harp)|football|tennis|rugby|cricket|basketball|netball|hockey|chess|golf|badminton|in (?:a band|an orchestra)";

/** What may be said to help; a thing that numbs or hurts is never remembered as a help. */
export const soothing =
  "(?:going for (?:a )?(?:long |short )?(?:walks?|runs?|swims?)|walking(?: (?:the dog|in the (?:park|woods|rain)|by the (?:sea|river|canal)))?|running|swimming|cycling|yoga|meditation|meditating|breathing exercises|music|listening to music|singing|dancing|reading|writing|writing (?:things|it) down|journaling|journalling|drawing|painting|knitting|gardening|cooking|baking|being outside|being in nature|nature|fresh air|a (?:hot |warm )?(?:bath|shower)|(?:hot |warm )?(?:baths|showers)|talking to (?:my (?:RELATIONS)|somebody|someone|a friend)|ringing my (?:RELATIONS)|prayer|praying|exercise|exercising|going to the gym|the gym|a cup of tea|making lists|lists|my (?:PETS)|stroking (?:my|the) (?:PETS))"
    .replaceAll("RELATIONS", relations)
    .replaceAll("PETS", petWords);

export const notNames = new Set(
  "The But And She Her His They When Just Then Because Not Now You What Why How Who Yes Who's Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter English British God Mum Dad Mom".split(
    " ",
  ),
);
