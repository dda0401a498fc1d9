/** What build/catalogue.ts makes of the files in `crates/phrases/locales/`: parts of a language, read already and loaded on demand. */
declare module 'virtual:catalogue' {
  type Group = import('./languages').Group;
  type Language = import('./languages').Language;
  type Entries = import('@fluent/bundle').FluentResource['body'];
  const catalogue: Record<Language, Record<Group, () => Promise<Entries>>>;
  export default catalogue;
}
