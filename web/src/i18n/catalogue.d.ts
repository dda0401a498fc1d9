/** What build/catalogue.ts makes of the files in `locales/`: parts of a language, loaded on demand. */
declare module 'virtual:catalogue' {
  type Group = import('./languages').Group;
  type Language = import('./languages').Language;
  const catalogue: Record<Language, Record<Group, () => Promise<string>>>;
  export default catalogue;
}
