/** Characters that XML cannot hold, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** Text as it stands in an XML document, also within an attribute. */
export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page of the book. */
export const page = (
  title: string,
  body: string,
  type = 'bodymatter',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
<meta charset="UTF-8"/>
<title>${xml(title) || 'Untitled'}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`;
