import { commonPasswords } from '@mocks/rules/common-passwords'
import { findPasswordRefusals, isLikeOwner } from '@mocks/rules/passwords'
import { toSearchText } from '@mocks/rules/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUserRow } from './sample-rows'

const owner = createUserRow()

describe('the check of passwords', () => {
  it('accepts valid passwords', () => {
    for (const password of ['jacaranda9', 'Mate con bizcochitos', 'x7-Luz!verde', 'Demo1234']) {
      expect(findPasswordRefusals(password, owner), password).toEqual([])
    }
  })

  it('reports all problems of a password together', () => {
    expect(findPasswordRefusals('1234567', owner)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
      'La contraseña debe incluir por lo menos una letra.',
    ])
    expect(findPasswordRefusals('30111222', owner)).toEqual([
      'La contraseña debe incluir por lo menos una letra.',
      'La contraseña es demasiado parecida a tus datos personales.',
    ])
  })

  it('counts an emoji as one character', () => {
    expect(findPasswordRefusals('😀😀😀😀😀😀x', owner)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
    ])
    expect(findPasswordRefusals('😀😀😀😀😀😀xy', owner)).toEqual([])
  })

  it('rejects common passwords, ignoring case and accents', () => {
    for (const password of ['password1', 'QWERTY123', 'Contraseña123']) {
      expect(findPasswordRefusals(password, owner)).toContain('La contraseña es demasiado común.')
    }
  })

  it('knows common passwords in normalized form, all with at least eight characters', () => {
    for (const password of commonPasswords) {
      expect(password).toBe(toSearchText(password))
      expect(password.length).toBeGreaterThanOrEqual(8)
    }
  })

  it('rejects passwords similar to the name, the document or the email of the owner', () => {
    for (const password of [
      'carolina',
      'Carolina2026',
      'ibañez.c',
      'IbanezCarolina',
      'carolin4',
      'dni30111222',
    ]) {
      expect(isLikeOwner(password, owner), password).toBe(true)
    }
  })

  it('ignores short names of the owner', () => {
    expect(isLikeOwner('anaconda verde', createUserRow({ first_name: 'Ana', last_name: 'Paz' }))).toBe(false)
  })

  it('rejects every password that contains personal data', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 10 }),
        fc.constantFrom('Carolina', 'IBÁÑEZ', '30111222'),
        fc.string({ maxLength: 10 }),
        (before, datum, after) => {
          expect(isLikeOwner(before + datum + after, owner)).toBe(true)
        },
      ),
    )
  })
})
