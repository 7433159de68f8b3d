/** Languages of code, by the name that the text keeps (`language-…`). */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  c: 'C',
  'c++': 'C++',
  'c#': 'C#',
  css: 'CSS',
  docker: 'Dockerfile',
  go: 'Go',
  hcl: 'Terraform',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  rego: 'Rego',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  toml: 'TOML',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** A text may name a language that is not offered here. */
export const languageName = (language: string | null): string =>
  language ? (names[language] ?? language) : 'Plain text';

export const languages: readonly (string | null)[] = [null, ...Object.keys(names)];
