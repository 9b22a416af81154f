/** Written as people write at night: plain, tired, angry at a day, proud of a small thing. */
const written = `
Today I got out of bed before noon. That is all. That is enough.
Somebody smiled at me on the bus and I nearly cried.
This day was shit but the sky tonight is not.
I miss my mum so much it hurts to breathe.
I told my best friend the truth today. She stayed.
Is anyone else awake at 3am with a head full of bees?
I washed one plate. Tomorrow maybe two.
You are not alone. I am here too, whoever you are.
You are not worthless. You are tired. There is a difference.
He called me stupid for eleven years. Today I signed the lease on my own flat.
My ex called me a slut in front of everyone. I am still standing.
They told me I was worthless at school. I am thirty now and I have a garden.
My dad used to say I was a waste of space. He was wrong.
I was abused as a child. I have never said that out loud.
He raped me and I still have to see him at work.
I was molested when I was nine. I am not nine any more.
Fuck cancer. Fuck this whole week.
Fuck you, anxiety. You do not get today.
Dear depression, you are a liar and I am done believing you.
Dear brain, please shut up and let me sleep.
I hate myself today. Tomorrow I might not.
I feel like a fat ugly pig and I know that is the illness talking.
I am such an idiot for texting her. And I am glad I did.
Everyone hates me, or so it feels at two in the morning.
Nobody likes me at this new school.
Nobody would notice, my head says. My cat disagrees.
I am so damn tired of being strong.
What a bitch of a day. Tea now.
My boss is impossible and I am still proud of how I answered.
I cried in the supermarket next to the lemons.
It rained and I let it.
Grief is just love with nowhere to go.
Six months sober today. Nobody knows but you.
One day without a drink. One.
I relapsed. I am starting again. Day 1.
If you feel like a burden, so do I, and we cannot both be right.
When you think you are worthless, look at how a dog looks at you.
The voice says you are nothing. The voice is wrong.
You deserve rest. So do I.
You deserve to be loved without having to earn it.
Take care of yourself tonight.
Please do not hurt yourself tonight. Ring somebody. Stay.
I did not kill myself. It has been four years. I have a niece now.
You will never be alone in this as long as somebody reads it.
Your mental health matters more than your inbox.
Your body carried you through today. Thank it.
My therapist said I am allowed to be angry. So: I am angry.
I got over him. It took two years and a lot of soup.
I wish I could get over her.
I finally deleted insta and the quiet is strange.
My insta is full of happy people and I am not one of them.
I put my phone in a drawer for three hours.
I paid off the last of my debt today. I have nobody to tell, so: hello.
I sold my late father's car today. It still smelled of him.
I cannot afford to buy my kid new shoes and I want to scream.
The bank said no to the loan. Back to square one.
I lost my savings in crypto and I have not told my wife.
I bought myself flowers. They cost four pounds. I am worth four pounds.
We are selling the house I grew up in. I sat on the stairs one last time.
I ordered pizza and ate it in the bath. Free at last.
I signed up for a pottery class. I am terrified.
I am going to apply for the job today. Wish me luck.
I called my sister after five years. She picked up.
I will call him tomorrow. I will. I will.
Call your mum. I would give anything to.
Text the friend you are thinking of.
Breathe: 1 2 3 4 5 6 7 8. Again.
In for 4, hold for 7, out for 8. It helped a bit.
5 4 3 2 1 and I was back in the room.
988 picked up at 4am. Thank you to whoever that was.
12.05.2019 was the day he left. I can look at the date now.
2019, 2020, 2021: three years I would give back.
From 2016 to 2024 I said I was fine.
My appointment is at 10:30 and I have been dressed since 6:15.
24/7 worry, 365 days. Today I took one hour off.
100,000 people in this town and I ate alone.
I weigh myself in kindness now, not in kilos.
I ate breakfast. With an eating disorder that is a headline.
I looked in the mirror and did not say anything mean.
My stomach hurts before every exam and nobody believes me.
I failed the exam and the sun came up anyway.
I am ugly crying at a cooking show.
If you are ugly crying too: hi.
I want to get lost in a forest for a week.
Good things are coming for you. I do not know when. But they are.
I get you, stranger.
I will find you in every life, Gran.
I hurt you and I am sorry. I cannot send it to you, so I leave it here.
I hate you for leaving. I love you for having been here.
To my ex: I hope you are happy. I mean it most days.
You left and took the dog. I miss the dog more.
Somebody stole my bike and somebody else bought me coffee. People, eh.
I was laughed at in class for my accent. I love my accent.
Being trans is exhausting and I would not be anybody else.
I told my parents I am gay. My father hugged me.
They said being gay is a sin. I say love is not.
Trans people deserve to be safe. I am one. I am tired.
I am a refugee. Somebody in my street brought me plums.
As a Black woman at work I am always twice as careful. I am tired.
My mother came to this country with one suitcase. I think of her hands.
I am disabled and I am tired of being called brave for buying milk.
My son has spastic cerebral palsy and the best laugh in the world.
A chink of light under the door and my father's steps. I miss that.
The doctor gave me an analgesic and a kind word. The word worked better.
I had an assessment today. The form had forty pages.
I passed! I passed! I passed!
The assistant at the chemist remembered my name.
My grandmother shouted at the sea today. The sea took it.
Shit happens, she said, and handed me a towel. Best nurse ever.
I told you shit happens, Dad. You were right too.
Bloody hell, I did it. I asked for help.
Damn, the moon.
My arse hurts from sitting in waiting rooms.
I am pissed off and I am allowed to be.
I am so fucking proud of my little brother.
I fucked up at work today and owned it.
What the hell is wrong with me? Nothing, probably. Sleep.
Sex feels different since the baby and nobody tells you that.
We have not had sex in a year and I feel invisible.
I cannot have sex without thinking of what he did.
My breasts hurt from feeding and my heart is full.
They took my left breast and I am still here.
My porn addiction is eating my marriage. I told her tonight.
I kissed somebody for the first time since the divorce.
I held his hand and did not let go.
She has the kindest eyes I ever saw.
I fell in love with the woman at the library. I return books early.
My husband snores and I would not swap it for silence.
I touched her hand at the hospital and she pressed back.
My body is not the enemy. My body is the house.
I turned forty. Nobody rang. I baked myself a cake.
My daughter said Mummy today.
The cat came back.
The cat did not come back.
I buried my dog under the apple tree.
I am scared of the results on Thursday.
The results are fine. I am sitting on a bench, shaking.
The chemo starts on Monday. I bought bright socks.
He forgot my name today. It is only the illness. It is only the illness.
I am my mother's mother now.
I have not been touched in months. I hug my pillow.
Loneliness has a sound. It is the fridge.
I ate dinner standing up again.
I set the table for one and used the good plates.
I said no. My voice shook. I said it anyway.
I left him. I am in my sister's spare room with two bags.
He is asleep. I write this in the bathroom. I am going to leave.
It was not my fault. It was not my fault. It was not my fault.
I forgive the girl I was.
My therapist moved away and I feel six years old.
I slept eight hours. I had forgotten what that is.
Three hours of sleep and a toddler. Send coffee.
Send help. And biscuits.
I want to scream into the sea.
I do not want to die. I want this to stop hurting.
The worst day was a Tuesday. Today is a Tuesday. It was fine.
I am jealous of people who have plans.
I pretended to be fine for nine hours. Now I am home.
I cannot stop pretending to be okay.
Stop pretending you are fine, I tell the mirror.
Everyone is so busy. I am so quiet.
I moved to a new city. The pigeons know me.
I talk to the plants. They are good listeners.
I have a job interview at nine and one clean shirt.
They gave the promotion to somebody else. I clapped.
Forty years old and back in my old bedroom.
I ran for the first time since the accident. Ten steps.
I swam in cold water and for a minute I was only a body.
I miss the person I was before.
I do not miss the person I was before.
Nobody asked how I am. So I ask you: how are you?
Nobody needs you to be strong every day.
No one loves you less for crying.
Nobody told me that grief makes you tired.
If nobody told you today: I am glad you are here.
You made it to this evening. Well done.
You are doing better than you think.
You are nothing short of a miracle, small girl in the red coat on my bus.
You are enough. I write it here because I need to read it.
You will be loved. You are loved.
The world is better with you in it.
It gets different. Then it gets better.
I am proud of you, whoever reads this.
To the person who wrote about the lemons: me too.
To whoever needs it: drink some water.
To the nurse on ward six: I remember your hands.
Thank you, stranger, for holding the door and my gaze.
Join the club, said the old man, and moved over on the bench.
I followed a heron along the river for an hour.
I visited my father's grave. I told him about the football.
I checked the stove four times. I left after the fourth. That is a win.
The panic came at the till. I put the milk back and went home. Tomorrow.
I got on the train. I stayed on the train.
Six stops on the underground without getting off.
I asked for a hug and got one.
I do not know who I am without being busy.
My hands shake. I made soup with them.
I wore the yellow dress.
I took my medication and I am not ashamed.
I came off my medication with my doctor. I feel the weather again.
The pills make me slow. Slow is alive.
I hid in the toilet at the party and a girl hid there too. We stayed.
My friend died at 23. I am 24 now. It is strange to be older.
I saw your name in my phone and could not delete it.
I still pay for his phone number so that I can hear his voice.
The house is too quiet since the children left.
I am going to be a grandfather!
We lost the baby. I had already knitted the hat.
It is a girl. It is a girl. It is a girl.
I was fired today. I walked home through the park and the ducks were rude.
My boss cried today. We are all only people.
I taught a boy to read this year. He read me a poem.
Somebody left soup at my door. I do not know who. Thank you.
I keep your jumper in a bag so that it still smells of you.
I am learning to be alone without being lonely.
I said good night to nobody. Good night, nobody. Good night, all of you.
The first snow. I am fifty-one and I ran out in my socks.
I have been carrying this for years and I put it down for one minute.
My mum has dementia. Today she sang the whole song.
If I could talk to him once more I would say nothing. I would listen.
I do not believe in God. I lit a candle anyway.
I prayed for the first time since I was ten.
I am Muslim and I fasted alone this year. Somebody sent me dates.
Happy birthday to me. Happy birthday to me.
The therapist asked what I like. I did not know. I am finding out.
I like: rain, bread, the smell of books, being left alone, not being left.
I am angry at my body for being ill and I know it is doing its best.
I have a tumour the size of a grape. I will never eat grapes again.
Fuck dementia.
Screw you, Monday. I showed up.
You win today, insomnia. See you tomorrow.
Stupid brain. Stupid lovely brain.
I hate this. I hate this. I hate this. Okay. Breathing.
Everything is too loud.
I found my old diary. I want to hug that kid.
The kids at school call my daughter fat. She is seven.
I called the helpline and hung up. I called again and stayed.
I am safe now. I am allowed to be safe now.
He cannot find me here. I slept with the window open.
My neighbour plays the piano at nine. She does not know that I wait for it.
I watched the same film for the tenth time because I know how it ends.
I made a friend. I am sixty-eight and I made a friend.
The dog next door is named after my brother and it helps.
Sometimes I sit in the car for ten minutes before I go in.
I want to be looked after for once.
It was my turn to be the strong one. I was. It is done.
The tide went out and came back. I watched all of it.
Be kind to the man at the desk. It was his first day.
I said sorry to my son. He said: okay, Mum. We played cards.
Kate rang. That is all. Kate rang.
I miss Tom every single day.
Grace is what my gran had at the table.
I hope April is kinder than March.
Will tomorrow be better? Mark the day.
Rose bushes do not hurry either.
Shut up and dance, my grandma used to say.
Period cramps can go to hell.
So horny for pancakes it is not even funny.
Sexy? No. Alive? Yes.
My ex still knows where I live and I check the lock twice.
Do not beat yourself up tonight.
The boys in my class call me gay. I am.
I hate my job but I love Fridays.
New York is loud and I am small and it is wonderful.
God bless the woman in the blue coat at King's Cross.
Christmas Eve and the shift starts at six.
I read that Mr Right does not exist. Good. Mr Kind does.
What helped: a walk, a wash, one call. In that order.`
  .trim()
  .split("\n");

const parts = {
  when: [
    "Tonight",
    "This morning",
    "Since Sunday",
    "At work today",
    "On the way home",
    "After the call",
    "In the waiting room",
    "For the first time in months",
  ],
  what: [
    "I let myself cry and the world went on.",
    "I told the truth and nobody shouted.",
    "I noticed that my shoulders were up at my ears.",
    "I missed him so much that I had to sit down.",
    "I laughed at something stupid until it hurt.",
    "I was afraid, and I went in anyway.",
    "I did nothing, on purpose, and it was hard.",
    "I felt like a stranger in my own kitchen.",
    "I wanted a drink and made tea instead.",
    "I ate something warm and thought of my gran.",
    "I was angry at everybody and hugged the dog.",
    "I heard our song and did not turn it off.",
  ],
  after: ["", "Small, but mine.", "I wanted somebody to know."],
};

const composed = parts.when.flatMap((when) =>
  parts.what.flatMap((what) => parts.after.map((after) => `${when} ${what} ${after}`.trim())),
);

export const kindPosts: readonly string[] = [...written, ...composed];

/** Every one that somebody wrote, and of those put together every fifth, which leaves out none of their parts. */
export const fewerKindPosts: readonly string[] = [
  ...written,
  ...composed.filter((_, index) => index % 5 === 0),
];
