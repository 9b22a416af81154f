/** Things people say about themselves before they begin. */
export const shortOfTime =
  /\b(?:only (?:have|got)|just (?:have|got)|have only got?) (?:\w+ )?(?:\d+|a few|a couple of|five|ten|two) ?(?:min|mins|minutes)\b/;
export const sceptical =
  /\b(?:gave|give|got|stuck|left|replaced) (?:us|me|with|it with|them with)(?: with)? (?:you|an? (?:app|bot|chatbot|robot|computer))(?=[.!,]|$)|\bdon't (?:really )?believe in (?:this|that|these) (?:sort|kind|stuff|things?)\b|\bnot (?:really )?(?:my|one for this) (?:kind|sort|thing)\b|\bfeel(?:s)? (?:silly|stupid|weird|daft|odd) (?:talking|writing|typing|doing this)\b|\banother (?:app|chatbot|bot|robot|thing)\b.{0,20}\b(?:fix|help|save|cure|solve|sort|know|ask|want|feel)\w*\b|^(?:sure|ok|okay|yeah|right|go on|let me guess|and now)?[,. ]*(?:now )?(?:tell|telling|ask) me to (?:breathe|meditate|relax|journal|go for a walk|be grateful|think positive)\b|\b(?:going to|gonna|you'll) tell me to (?:breathe|meditate|journal)\b|^(?:so )?(?:are you|do you|will you|is this)\b.{0,20}\b(?:repeat|parrot|say(?:ing)? back|copy)\b/;
export const unsureOfEnglish =
  /\b(?:my english|english) (?:is )?(?:not|isn't|bad|poor|no|terrible)\b|\bsorry (?:for|about) my english\b|\b(?:only )?(?:a )?(?:little|small) english\b|\bi(?:'ll)? (?:will )?try (?:it )?(?:in|with) english\b/;
/** A yes that is not quite one. */
export const halfSure = /\b(?:suppose|guess|maybe|kind of|sort of|i think)\b/;
