import { describe, expect, test } from 'vitest'
import { formalSentences } from './document-sentences'
import { findTexts } from './spanish-texts'

/** Creates a pattern that matches the words only as whole words. `\b` would end a word before an accented letter. */
const buildWholeWordPattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')

/** Matches 'por favor', and the words and phrases that address the reader as 'usted' or as 'tú'. */
const nonVoseoPattern = buildWholeWordPattern([
  'por favor',
  'usted(?:es)?',
  'ingrese(?! por)',
  'seleccione',
  'elija',
  'intente',
  'verifique',
  'revise',
  'adjunte',
  'suba',
  'escriba',
  'indique',
  'recuerde',
  'contacte',
  'contáctenos',
  'asistirlo',
  'consulte',
  'haga(?! falta)',
  'vuelva a',
  'presione',
  'aguarde',
  'espere',
  'desea',
  'solicite',
  'corrija',
  'ponga',
  'complete (?:el|la|los|las|su|todos)',
  'agregue (?:el|la|los|las|un|una)',
  'su (?:usuario|contraseña|clave|agenda|presentación|sesión|cuenta|conexión|número)',
  'su email',
  'puedes',
  'tienes',
  'debes',
  'quieres',
  'elige',
  'escoge',
])

/** Sentences in which 'su' refers to someone other than the reader. */
const sentencesAboutOthers = new Set([
  'Falta guardar su email y su teléfono.',
  'Esta persona ya tiene un usuario y solo ella puede cambiar su email.',
  'La persona tiene usuario en el portal: solo ella puede cambiar su email.',
])

test('`findTexts` applies `^` and `$` in a pattern to the whole text', () => {
  const texts = findTexts(/^Guardar$/).map(({ text }) => text)
  expect(new Set(texts)).toEqual(new Set(['Guardar']))
})

test("the Spanish texts address the reader as 'vos' (voseo), except in the listed sentences", () => {
  const allowed = new Set([...formalSentences, ...sentencesAboutOthers])
  // Specimens are left out, because their texts describe components in the catalogue and address nobody.
  const texts = findTexts(nonVoseoPattern).filter(({ file }) => !file.endsWith('.specimens.tsx'))
  expect(texts.filter(({ text }) => !allowed.has(text))).toEqual([])
})

test('every exception is a sentence that the source code still contains', () => {
  const usedTexts = new Set(findTexts(nonVoseoPattern).map(({ text }) => text))
  expect(
    [...formalSentences, ...sentencesAboutOthers].filter((sentence) => !usedTexts.has(sentence)),
  ).toEqual([])
})

describe('the Spanish texts of the source code', () => {
  test.each([
    ['Elegir', /[Ss]eleccioná|[Ss]eleccionar(?! por lo menos un contacto\.| todo)|[Ee]scog/],
    ['Corresidente', /[Cc]onviviente/],
    ['Sin egreso', /Sin Egreso/],
    [
      'Fecha de inicio, Fecha de fin, Hora de inicio, Hora de fin',
      /(?:Fecha|Hora) de (?:Inicio|Fin)(?![\p{L}])/u,
    ],
    ['email', /(?:^|[ ¿¡«(])(?:el|los|un|unos|tu|su|por) (?:e-)?mails?(?!\p{L})/iu],
    ['la Administración', /la administración(?! web)/],
  ])('use no other word or spelling in place of: %s', (_, otherForms) => {
    expect(findTexts(otherForms)).toEqual([])
  })
})
