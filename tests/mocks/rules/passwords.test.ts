import { commonPasswords } from '@mocks/rules/common-passwords'
import { findPasswordRefusals, resemblesPersonalData } from '@mocks/rules/passwords'
import { toSearchText } from '@mocks/rules/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUserRow } from './sample-rows'

const user = createUserRow()

describe('the check of passwords', () => {
  it('accepts valid passwords', () => {
    for (const password of ['jacaranda9', 'Mate con bizcochitos', 'x7-Luz!verde', 'Demo1234']) {
      expect(findPasswordRefusals(password, user), password).toEqual([])
    }
  })

  it('reports all problems of a password together', () => {
    expect(findPasswordRefusals('1234567', user)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
      'La contraseña debe incluir por lo menos una letra.',
    ])
    expect(findPasswordRefusals('30111222', user)).toEqual([
      'La contraseña debe incluir por lo menos una letra.',
      'La contraseña es demasiado parecida a tus datos personales.',
    ])
  })

  it('counts an emoji as one character', () => {
    expect(findPasswordRefusals('😀😀😀😀😀😀x', user)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
    ])
    expect(findPasswordRefusals('😀😀😀😀😀😀xy', user)).toEqual([])
  })

  it('rejects common passwords, ignoring case and accents', () => {
    for (const password of ['password1', 'QWERTY123', 'Contraseña123']) {
      expect(findPasswordRefusals(password, user)).toContain('La contraseña es demasiado común.')
    }
  })

  it('lists common passwords in lower case, without accents and with at least eight characters', () => {
    for (const password of commonPasswords) {
      expect(password).toBe(toSearchText(password))
      expect(password.length).toBeGreaterThanOrEqual(8)
    }
  })

  it('rejects passwords similar to the name, the document number or the email of the user', () => {
    for (const password of [
      'carolina',
      'Carolina2026',
      'ibañez.c',
      'IbanezCarolina',
      'carolin4',
      'dni30111222',
    ]) {
      expect(resemblesPersonalData(password, user), password).toBe(true)
    }
  })

  it('rejects personal data with other characters between the letters', () => {
    for (const password of ['C-a-r-o-l-i-n-a', 'ca1ro2li3na']) {
      expect(resemblesPersonalData(password, user), password).toBe(true)
    }
  })

  it('rejects a password with the part of the email before the @', () => {
    expect(resemblesPersonalData('lunanueva7', createUserRow({ email: 'lunanueva@demo.ar' }))).toBe(true)
  })

  it('rejects a password that differs from the last name in 30 % of the letters, and accepts more differences', () => {
    const montenegro = createUserRow({ last_name: 'Montenegro' })
    expect(resemblesPersonalData('mintanagro', montenegro)).toBe(true)
    expect(resemblesPersonalData('mintanagri', montenegro)).toBe(false)
    expect(resemblesPersonalData('xymintanegro', montenegro)).toBe(false)
  })

  it('rejects a password with a first name of four letters', () => {
    expect(resemblesPersonalData('noche de luna', createUserRow({ first_name: 'Luna' }))).toBe(true)
  })

  it('ignores first and last names with fewer than four letters', () => {
    expect(
      resemblesPersonalData('anaconda verde', createUserRow({ first_name: 'Ana', last_name: 'Paz' })),
    ).toBe(false)
  })

  it('rejects every password that contains a name or the document number of the user', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 10 }),
        fc.constantFrom('Carolina', 'IBÁÑEZ', '30111222'),
        fc.string({ maxLength: 10 }),
        (before, datum, after) => {
          expect(resemblesPersonalData(before + datum + after, user)).toBe(true)
        },
      ),
    )
  })
})
