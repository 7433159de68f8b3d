/** The book's style sheet: little, so that readers' own choice of type and colour stays theirs. */
export const styleSheet = `body { margin: 0 5%; line-height: 1.5; widows: 2; orphans: 2; }
h1, h2, h3 { line-height: 1.2; text-align: left; hyphens: none; break-after: avoid; page-break-after: avoid; }
h1 { margin: 2em 0 1em; font-size: 1.6em; }
h2 { margin: 1.6em 0 0.6em; font-size: 1.25em; }
h3 { margin: 1.4em 0 0.5em; font-size: 1.05em; font-style: italic; }
p { margin: 0 0 0.8em; hyphens: auto; }
ul, ol { margin: 0 0 0.8em; padding-left: 1.4em; }
li { margin-bottom: 0.3em; }
li > ul, li > ol { margin-top: 0.3em; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 0.2em solid; font-style: italic; }
code, pre { font-family: monospace; font-size: 0.88em; hyphens: none; }
pre { margin: 1em 0; padding: 0.8em; border: 1px solid; border-radius: 0.3em; white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; margin: 1em 0; border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.4em 0.6em 0.4em 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
th { border-bottom-width: 2px; }
td:empty { height: 2em; }
figure { margin: 1.2em 0; break-inside: avoid; page-break-inside: avoid; }
img { max-width: 100%; height: auto; }
figcaption, .described, .notes, .facts { font-size: 0.88em; }
.described { padding: 0.8em; border: 1px solid; }
.notes { margin-top: 2em; padding-top: 0.6em; border-top: 1px solid; }
sup { font-size: 0.7em; line-height: 0; }
a { text-decoration: none; }
.cover { margin: 0; text-align: center; }
.cover img { max-height: 100vh; }
.topic { margin-top: 3em; letter-spacing: 0.1em; text-transform: uppercase; font-size: 0.85em; }
.about { font-style: italic; }
`;
