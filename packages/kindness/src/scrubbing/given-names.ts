/** Given names that many people have, folded: what a full name begins with. */
const list = `
aaron abby abdul abdullah abigail adam adele adrian adriana agnes ahmad ahmed aidan aiden aisha alan alana albert alberto
alejandra alejandro alex alexa alexander alexandra alexis alfie alfred ali alice alicia alina alison allison alma alyssa
amanda amber amelia amelie amina amir amit amy ana anabel andre andrea andreas andrei andrew andy angela angelica angelina
angelo angus anika anita anja ann anna annabel anne annie anthony antoine anton antonia antonio anya april aria ariana arjun
arthur arturo asha ashley astrid audrey august aurora austin autumn ava axel ayesha barbara barry beatrice becky bella ben
benedict benjamin bernard bernie beth bethany betty beverley bianca bilal bill billy blake bob bobby bonnie boris brad
bradley brandon brenda brendan brett brian bridget brittany bronwyn brooke bruce bruno bryan bryce caitlin caleb callum
cameron camila camille carina carl carla carlos carmen carol carolina caroline carrie casey cassandra caterina catherine
cecilia cedric celeste charles charlie charlotte chelsea cheryl chloe chris christian christina christine christopher
ciara cindy claire clara clarence claude claudia clive cody colin colleen connor conor corey courtney craig cristina curtis
cynthia daisy damian damien dan daniel daniela danielle danny daphne darius darren daryl dave david dawn dean deborah debra
declan delia dennis denise derek desmond devon diana diane diego dilan dimitri dominic dominik don donald donna doris
dorothy doug douglas duncan dylan eddie edgar edith eduardo edward edwin eileen elaine elena eleanor elias elif elijah elisa
elisabeth elise eliza elizabeth ella ellen ellie elliot elsa emil emilia emilio emily emma emmanuel enrique eric erica erik
erika erin ernest esme esther ethan eugene eva evan eve evelyn fabian fatima federico felicity felix fernando fiona
florence fran frances francesca francesco francis francisco frank franziska fred freddie frederick freya gabriel gabriela
gabrielle gareth gary gavin gemma geoff geoffrey george georgia georgina gerald gerard gianna gillian gina giovanni giulia
glen glenn gloria gordon grace graham grant greg gregory greta gustavo guy gwen hailey hana hannah hans harold harriet harris
harry harvey hasan hassan hayley hazel heather hector heidi helen helena henrik henry herbert hilary holly howard hugh hugo
hussein ian ibrahim ida ignacio igor ilona imogen imran ines ingrid irene iris isaac isabel isabella isabelle isla ismail
ivan ivy jack jackie jackson jacob jacqueline jade jake jakob jamal james jamie jan jana jane janet janice jared jasmin
jasmine jason javier jay jean jeff jeffrey jemma jen jenna jennifer jenny jeremy jerry jess jesse jessica jesus jim jimmy jo
joan joanna joanne joao joe joel johan johanna john johnny jon jonas jonathan jordan jorge jose josef joseph josephine josh
joshua joy joyce juan juana judith judy julia julian juliana julie juliet june justin kai kamal karen karim karin karl karla
kasper kate katharina katherine kathleen kathryn kathy katie katja katrina kay kayla keith kelly kelsey ken kenneth kerry
kevin khalid kieran kim kimberly kirsten kirsty klaus krishna kristen kristina kurt kyle lara larissa larry lars laura
lauren laurence lawrence layla lea leah leanne lee leila lena leo leon leonard leonardo leonie leslie lewis liam lidia lily
linda lindsay lisa liz lloyd logan lois lola lorenzo lorna lorraine louis louisa louise luca lucas lucia lucy luis luisa
luka lukas luke lydia lynn mabel maddie madeleine madison maja malcolm malik manuel marc marcel marcia marco marcus margaret
maria mariam marian marie marina mario marion marisa mark marlene marta martha martin martina marvin mary maryam mason
mateo mathew matilda matt matteo matthew matthias maureen maurice max maxine maya megan mei melanie melissa mercedes meredith
mia michael michaela michele michelle miguel mihai mike mila mikhail milan mina miranda miriam mitchell moa mohamed mohammad
mohammed molly mona monica morgan moritz muhammad musa mustafa myra nadia nadine naomi natalia natalie natasha nathalie
nathan nathaniel neha neil nell nelson niall nicholas nick nicola nicole nigel nikita nikolai nina noah noel noor nora
norma norman olga oliver olivia omar oscar otto owen pablo paige pam pamela paola paolo pascal pat patricia patrick paul
paula paulina pauline pedro peggy penelope penny percy peter petra phil philip philippa phoebe pierre piotr polly pooja
poppy priya rachel rafael rahul raj rajesh ralph ramon randy raquel raul ravi ray raymond rebecca regina renata rene
rhys ricardo richard rick ricky riley rita rob robert roberta roberto robin rodrigo roger roland roman ronald ronnie rosa
rosalind rosario rose rosemary rosie ross rowan roxanne roy ruben ruby rupert russell ruth ryan sabine sabrina sadie sally
salma sam samantha samir samuel sandra sandy sanjay santiago sara sarah sasha saskia scott sean sebastian selena serena
sergio seth shane shannon sharon shaun shauna sheila shelly sherry shirley shreya sienna silvia simon simone sofia sonia
sonja sophia sophie stacey stacy stan stanley stefan stefanie stella stephanie stephen steve steven stuart sue sunita susan
susanna susie suzanne sven sylvia tabitha tamara tamsin tania tanya tara tatiana taylor ted teresa terry tess thea theo
theodore theresa thomas tiffany tim timothy tina tobias toby todd tom tomas tommy toni tony tracey tracy travis trevor
trisha tristan tyler ursula valentina valeria valerie vanessa vera verity veronica victor victoria viktor vincent viola
violet virginia vivian vladimir wade wallace walter wanda warren wayne wendy wesley will william willow winston xavier
yasmin yolanda youssef yuki yusuf yvonne zac zach zachary zainab zara zoe`;

export const givenNames: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Names that are words as well: written small they are read as the word. */
export const wordNames: ReadonlySet<string> = new Set(
  `amber april art august aurora autumn bill bob brad brooke carol casey celeste chase christian daisy dawn dean don drew eve
faith felicity florence frank gene georgia glen grace grant guy harris hazel heather holly hope iris ivy jack jade jean jordan
joy june kay kelly ken kim lance lee lily logan mark mason max maya mercedes mike milan miles mina mona morgan norm olive pat
paris patience penny poppy rich rick robin rob rose rosemary rowan ruby sandy skip star stella sue summer ted terry tony tracy
verity viola violet virginia wade ward warren will willow frances jesus nick phil ray roman ross victor victoria trinity may
christina charlotte`
    .trim()
    .split(/\s+/),
);
