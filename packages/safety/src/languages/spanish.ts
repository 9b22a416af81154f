import { languageRules } from "./language-rules.ts";

export const spanish = languageRules(
  {
    suicide: [
      /\b(?:me )?(?:quiero|quisiera|deseo|voy a|pienso en|ganas de|pensando en|pienso) (?:morir(?:me)?|suicidar(?:me)?|matarme|quitarme la vida|acabar con mi vida|terminar con mi vida|no despertar)\b/,
      /\bno (?:quiero|deseo) (?:seguir )?(?:vivir|viviendo|vivo|viva|estar vivo|estar viva|despertar|existir)\b/,
      /\b(?:pensamientos|ideas) suicidas\b|\bme (?:voy a suicidar|voy a matar|quiero matar|quiero suicidar)\b/,
      /\bojala (?:estuviera|estuviese) muert[oa]\b|\bestaria[ns]? mejor sin mi\b|\bmejor (?:muert[oa]|si me muero)\b/,
      /\b(?:se quiere|quiere|dice que se quiere|dice que va a) (?:morir|suicidar(?:se)?|matarse|quitarse la vida)\b/,
      /\bno le veo sentido a (?:vivir|la vida|seguir viviendo)\b|\bya no aguanto (?:vivir|la vida)\b/,
    ],
    self_harm: [
      /\bme (?:corto|corte|he cortado|estoy cortando|autolesiono|lastimo|hago dano|quemo) (?:los brazos|las piernas|a proposito|las munecas|otra vez|de nuevo|cuando|para)/,
      /\b(?:quiero|ganas de) (?:cortarme|hacerme dano|lastimarme|autolesionarme)\b/,
    ],
    harm_to_others: [
      /\b(?:lo|la|los|las) voy a matar\b(?! a (?:besos|cosquillas))|\bvoy a matar(?:lo|la|los|las| a (?:mi|ese|esa|todos))\b/,
      /\b(?:quiero|tengo ganas de) (?:matar|apunalar|herir) (?:a )?(?:mi|ese|esa|alguien|todos|la gente)\b|\bquiero matar(?:lo|la|los|las)\b/,
    ],
    abuse: [
      /\b(?:mi (?:marido|esposo|esposa|mujer|novio|novia|pareja|padre|madre|padrastro|papa|mama|ex)|el|ella) (?:me|nos) (?:pega|pego|golpea|golpeo|maltrata|ahorca|amenaza|viola|violo|encierra|tiene encerrad[oa])\b/,
      /\bme (?:violaron|han violado|violo|estan violando)\b|\babusan? (?:sexualmente )?de mi\b|\bme (?:toca|tocaba) y dice\b|\b(?:me|nos) va a matar si (?:me voy|lo dejo|hablo|cuento)\b/,
      /\btengo miedo de (?:volver a casa|mi (?:marido|padre|padrastro|novio|pareja|esposo))\b/,
    ],
    medical_emergency: [
      /\bno (?:puede|puedo) respirar\b|\b(?:no respira|no se despierta|no despierta|se desmayo y no)\b/,
      /\b(?:dolor (?:fuerte )?en el pecho|dolor de pecho|infarto|derrame cerebral|sobredosis|convulsion(?:es|ando)?)\b(?!.{0,40}\b(?:casi|pelicula|ano pasado|hace anos)\b)/,
      /\bme (?:tome|he tomado|trague) (?:todas las|un monton de|muchas|demasiadas) (?:pastillas|pildoras)\b|\bno para de sangrar\b/,
    ],
    psychosis: [
      /\b(?:oigo|escucho) voces (?:que|en mi cabeza|y)\b|\blas voces me (?:dicen|ordenan|mandan)\b/,
      /\b(?:me han puesto|me pusieron) un chip\b|\bme (?:leen|controlan) (?:la mente|los pensamientos)\b|\bme (?:persiguen|vigilan|espian) (?:por|con|a traves|todos|desde)\b/,
    ],
    eating_disorder: [
      /\bme provoco el vomito\b|\bvomito (?:todo lo que como|despues de (?:comer|cada comida))\b/,
      {
        pattern: /\b(?:no como|no he comido|llevo) (?:desde hace |nada en )?(?:\w+ )?dias (?=\w)/,
        behind: /\b(?:gord[oa]|adelgazar|peso|sin comer)\b/,
      },
    ],
  },
  [
    /\bme muero de (?:risa|hambre|ganas|frio|calor|sueno|verguenza|sed|amor|curiosidad)\b/g,
    /\bno (?:me )?(?:quiero|voy a|pienso|deseo) (?:morir(?:me)?|suicidar(?:me)?|matarme)\b/g,
    /\b(?:la pelicula|el libro|la novela|la serie|el personaje|el protagonista|el videojuego|la cancion)\b[^.!?]*/g,
  ],
);
