import { parseUrl } from './parse-url'

/* MSW asks `URL.canParse`, which Safari 16 and Chrome before 120 lack. Part of builds with the mock alone. */
if (!Reflect.get(URL, 'canParse'))
  Object.assign(URL, { canParse: (text: string, base?: string) => parseUrl(text, base) !== undefined })
