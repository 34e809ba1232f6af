import { commonPasswords } from '@mocks/rules/common-passwords'
import { findPasswordRefusals, isLikeOwner } from '@mocks/rules/passwords'
import { toSearchText } from '@mocks/rules/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { user } from './sample-rows'

const owner = user()

describe('passwords', () => {
  it('accepts an ordinary good one', () => {
    for (const password of ['jacaranda9', 'Mate con bizcochitos', 'x7-Luz!verde', 'Demo1234']) {
      expect(findPasswordRefusals(password, owner), password).toEqual([])
    }
  })

  it('says everything that is wrong', () => {
    expect(findPasswordRefusals('1234567', owner)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
      'La contraseña debe incluir por lo menos una letra.',
    ])
    expect(findPasswordRefusals('30111222', owner)).toEqual([
      'La contraseña debe incluir por lo menos una letra.',
      'La contraseña es demasiado parecida a tus datos personales.',
    ])
  })

  it('counts what people see: an emoji is one character', () => {
    expect(findPasswordRefusals('😀😀😀😀😀😀x', owner)).toEqual([
      'La contraseña debe tener como mínimo 8 caracteres.',
    ])
    expect(findPasswordRefusals('😀😀😀😀😀😀xy', owner)).toEqual([])
  })

  it('refuses common ones, whatever their case and accents', () => {
    for (const password of ['password1', 'QWERTY123', 'Contraseña123']) {
      expect(findPasswordRefusals(password, owner)).toContain('La contraseña es demasiado común.')
    }
  })

  it('keeps its list as it is compared, and only of passwords that are long enough', () => {
    for (const password of commonPasswords) {
      expect(password).toBe(toSearchText(password))
      expect(password.length).toBeGreaterThanOrEqual(8)
    }
  })

  it('refuses what is like the name, document or email of its owner', () => {
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

  it('does not take short names for a likeness', () => {
    expect(isLikeOwner('anaconda verde', user({ first_name: 'Ana', last_name: 'Paz' }))).toBe(false)
  })

  it('refuses every password that holds a personal datum', () => {
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
