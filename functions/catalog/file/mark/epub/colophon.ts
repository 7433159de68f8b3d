import { xml } from '../../epub/xml.ts';
import { type License, licenseText } from '../license.ts';

const line = (license: License): string =>
  `<p style="margin-top: 30%; text-align: center">${xml(licenseText(license))}</p>`;

const ofTwo = (license: License): string => `<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en">
<head><title>License</title></head>
<body><div>${line(license)}</div></body>
</html>
`;

const ofThree = (
  license: License,
): string => `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>License</title></head>
<body><section epub:type="colophon" role="doc-colophon">${line(license)}</section></body>
</html>
`;

/** A page that says whose copy it is, for an EPUB of version 2 or 3. */
export const colophonPage = (license: License, isThree: boolean): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${isThree ? ofThree(license) : ofTwo(license)}`;
