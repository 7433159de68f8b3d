/* Headings, and short connecting phrases: these name the theme, so that no two sections of a book say the same. */

export const ideaHeadings = [
  'What matters about {noun}',
  'Thinking about {noun}',
  'The ideas behind {noun}',
  'What makes the difference in {noun}',
  'Before you begin with {noun}',
];
export const frameworkHeadings = [
  'What {framework} asks for on {noun}',
  '{Noun} in {framework}',
  'Where {framework} speaks of {noun}',
  'Reading {framework} for {noun}',
];
export const stepHeadings = ['Step by step', 'The work in order', 'How to proceed'];
export const mistakeHeadings = ['Common mistakes', 'Where it goes wrong', 'What to avoid'];
export const checkHeadings = ['Checklist'];
export const mondayHeadings = ['On Monday'];
export const measureHeadings = ['Figures and trade-offs', 'Measures and audit'];
export const termHeadings = ['Words used here', 'In plain words'];
export const sourceHeadings = ['From your own files'];
export const tableLeads = [
  'The entries below are those that bear on {noun} most directly, each with an example of a record that would show it.',
  'For {noun}, these are the places to look, with the kind of record that answers a question about each.',
  'A reader who wants to check {noun} against the text can start from this list; the last column is our suggestion for proof.',
  'These entries touch {noun}; the third column names one sufficient record for each, and you may have a better one.',
];
export const mistakeLeads = [
  'These faults with {noun} come back in organization after organization.',
  'Those who review {noun} for a living meet the same faults again and again.',
  'None of these mistakes with {noun} is made out of carelessness; each looked reasonable on the day.',
  'The following has gone wrong with {noun} in places that were sure of themselves.',
];
export const stepLeads = [
  'The order matters more than the speed: each step for {noun} can begin when the one before it is mostly done.',
  'Work on {noun} in this order, and leave a line of record at every step.',
  'One person can lead this work on {noun} alongside other duties, if the owners of the systems give an hour each.',
  'Bringing {noun} forward takes a person who asks and writes down the answers, more than it takes a new tool.',
];
export const checkLeads = [
  'Answer each line about {noun} with a date or with a name; a yes alone does not count.',
  'Go through this list on {noun} with the person who does the work, and not with the person who reports on it.',
  'If three or more lines on {noun} cannot be answered today, begin with those.',
  'Read the lines on {noun} aloud in a meeting; hesitation is an answer, too.',
];
export const ties = [
  'With {topic} in mind, this is the place to start.',
  'To those who ask about {topic}, {noun} will be among the first things to show.',
  'A book on {topic} has to deal with {noun}, because a gap here undoes what other sections build.',
  'Whoever leads the work on {topic} need not run {noun} in person, and has to know how things stand there.',
  'A good part of {topic} turns out to be {noun} under another name.',
  'After a failure in {topic}, the report often begins with {noun}.',
];
export const quoteLeads = [
  'In {where}, your material touches {noun}:',
  'On {noun}, {where} says:',
  'Set beside the above on {noun} what stands in {where}:',
  'The passage on {noun} in {where} is worth reading again:',
];
export const quoteAfter = [
  'Compare this with the steps on {noun}, and write down each place where practice and paper differ.',
  'Check whether this is still done, since a sentence on {noun} that nobody follows is better repaired than defended.',
  'Ask who wrote it and when; then decide whether it remains the rule for {noun}.',
  'Take it as a claim about {noun}, and look for the record that would prove it.',
];
export const decisionLeads = [
  'Three questions about {noun} belong on the agenda of those who decide; each needs a sentence, a name and a date.',
  'You need not run {noun} yourself, and do have to answer these questions about it or know who can.',
  'A report on {noun} that leaves these questions open should go back to its author.',
];
