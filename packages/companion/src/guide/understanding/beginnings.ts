/** Things people say about themselves before they begin. */
export const shortOfTime =
  /\b(?:only (?:have|got)|just (?:have|got)|have only got?) (?:\w+ )?(?:\d+|a few|a couple of|five|ten|two) ?(?:min|mins|minutes)\b/;
export const sceptical =
  /\bdon't (?:really )?believe in (?:this|that|these) (?:sort|kind|stuff|things?)\b|\bnot (?:really )?(?:my|one for this) (?:kind|sort|thing)\b|\bfeel(?:s)? (?:silly|stupid|weird|daft|odd) (?:talking|writing|typing|doing this)\b/;
export const unsureOfEnglish =
  /\b(?:my english|english) (?:is )?(?:not|isn't|bad|poor|no|terrible)\b|\bsorry (?:for|about) my english\b/;
/** A yes that is not quite one. */
export const halfSure = /\b(?:suppose|guess|maybe|kind of|sort of|i think)\b/;
