import { parseUrl } from './parse-url'

/* MSW needs `URL.canParse`, which Safari 16 and Chrome before 120 lack. Only builds with the mock contain this file. */
if (!Reflect.get(URL, 'canParse'))
  Object.assign(URL, { canParse: (text: string, base?: string) => parseUrl(text, base) !== undefined })
