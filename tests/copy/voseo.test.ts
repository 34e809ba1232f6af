import { describe, expect, test } from 'vitest'
import { formalSentences } from './document-sentences'
import { findTexts } from './spanish-texts'

/** Creates a pattern that matches each word only as a whole. `\b` would end a word before an accented letter. */
const matchWholeWords = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')

/** Forms that address the reader as 'usted' or as 'tú'. */
const formal = matchWholeWords([
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

test("addresses the reader with voseo ('vos'), except in required sentences", () => {
  const allowed = new Set([...formalSentences, ...sentencesAboutOthers])
  // Notes of the catalogue describe components in the third person, and address nobody.
  const texts = findTexts(formal).filter(({ file }) => !file.endsWith('.specimens.tsx'))
  expect(texts.filter(({ text }) => !allowed.has(text))).toEqual([])
})

test('the exceptions are only sentences that the source contains', () => {
  const usedTexts = new Set(findTexts(formal).map(({ text }) => text))
  expect(
    [...formalSentences, ...sentencesAboutOthers].filter((sentence) => !usedTexts.has(sentence)),
  ).toEqual([])
})

describe('the texts of the source', () => {
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
  ])('have only this word and spelling for a thing: %s', (_, otherForms) => {
    expect(findTexts(otherForms)).toEqual([])
  })
})
