/** Surnames that many people have, folded: with a given name before it, two words written small are a name too. */
const list = `
abbott adams agarwal ahmed aitken akhtar alexander ali allan allen alvarez anderson andrews armstrong arnold ashton atkinson
bailey baker baldwin ball banerjee banks barker barnes barnett barrett bartlett barton bates baxter becker begum bell
bennett benson berg bernard berry bianchi bishop blackburn blake boyd bradley brennan briggs brooks brown bruce bryant
buchanan burgess burke burns burton butler byrne cameron campbell carlson carpenter carr carroll carter castillo castro
chambers chan chandler chapman charles chavez chen cheng chopra christensen chung clark clarke clayton cohen cole coleman
collins connor conway cooper costa cox craig crawford cruz cunningham curtis dalton daniels davidson davies davis dawson delgado
diaz dixon dogan donnelly douglas doyle duarte dubois duncan dunn edwards elliott ellis espinoza evans farrell fernandes
fernandez ferguson ferrari fischer fisher fitzgerald fleming fletcher flores flynn foster fowler fox franklin fraser freeman
fuchs fuentes gallagher garcia gardner garner gibbs gibson gill gomez gonzales gonzalez goodwin gordon graham grant graves
greene greenwood griffin griffiths gupta gutierrez hall hamilton hansen hanson hardy harper harris harrison hart harvey
hassan hawkins hayes henderson henry hernandez herrera hicks hill hoffman hoffmann holmes horvath howard howell hudson
huber hughes hunt hunter hussain ibrahim ingram ivanov ivanova iyer jackson jacobs james jansen jenkins jennings jensen
jimenez johansson johnson johnston jones jordan joshi kapoor kaplan kaur keller kelley kelly kennedy khan kim klein knight
koch kovacs kowalski kozlov kumar lambert larsen larson lawrence lawson lee lehmann leonard lewis lin little liu lloyd
lopez lowe lynch macdonald mackenzie malik mann marino marsh marshall martin martinez mason matthews may mccarthy mcdonald
mckenna mclean medina mehta mendoza meyer meyers miller mills mitchell mohamed montgomery moore morales moran moreau moreno
morgan morris morrison moss mueller muller murphy murray myers nagy nair nelson newman newton nguyen nichols nielsen novak
nowak obrien oconnor odonnell olsen olson oneill ortega ortiz osborne owens palmer park parker parsons patel patterson
payne pearce pearson pena peralta pereira perez perkins perry peters petersen peterson petrov pham phillips pierce popescu
porter potter powell preston price quinn rahman ramirez ramos ramsey rao reddy reed reid reilly reyes reynolds rhodes ricci
rice richards richardson richter riley rivera roberts robertson robinson rodgers rodrigues rodriguez rogers romano romero
rosen rossi rowe ruiz russell russo ryan salazar sanchez sanders santiago santos sato schmidt schmitt schneider schofield
scholz schroeder schulz schwarz scott sharma shaw sheikh sherman simmons simpson singh sinclair smirnov smith snyder soto
spencer stanley stephens stevens stevenson stewart stone sullivan sutton suzuki svensson swanson tanaka taylor thomas
thompson thomson thornton torres tran turner vargas vasquez vaughan verma vincent wagner walker wallace walsh walters wang
ward warren watkins watson watts webb weber webster weiss welch wells west weston wheeler white whitehead wilkins wilkinson
williams williamson willis wilson winter wong wood woods wright yadav yamamoto yang yilmaz young yusuf zhang zhao zimmermann`;

export const surnames: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
