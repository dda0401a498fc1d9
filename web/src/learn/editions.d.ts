declare module 'virtual:editions' {
  import type { Edition } from '../../build/editions';
  const editions: Record<'base' | 'muria', Edition>;
  export default editions;
}
