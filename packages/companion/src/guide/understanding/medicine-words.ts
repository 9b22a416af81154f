/** What a medicine is called, by people and on the box. A tablet in the singular is as often a thing with a screen. */
export const medicineWords =
  "medications?|medicines?|meds|pills?|tablets|antidepressants?|ssris?|sertraline|prozac|fluoxetine|xanax|valium|diazepam|lithium|citalopram|escitalopram|zoloft|lexapro|mirtazapine|venlafaxine|adderall|ritalin|zopiclone|propranolol|benzo\\w*|beta[- ]blockers?|melatonin|hrt|insulin|statins|dos(?:e|es|age)";

export const namesMedicine = new RegExp(`\\b(?:${medicineWords})\\b`);
