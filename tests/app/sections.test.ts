import { describe, expect, test } from 'vitest'
import type { HomeModule } from '@/api/generated/model/homeModule'
import { checkAccess, isForm, pathAfterChange, sectionOf, sectionsFor } from '@/app/shell/sections'

const census = { code: 'census', is_active_mobile: true } as const
const submissions = { code: 'document_submission', is_active_mobile: true } as const
const off = <Module extends { is_active_mobile: boolean }>(module: Module) => ({
  ...module,
  is_active_mobile: false,
})

describe('the sidebar', () => {
  test('a resident with every module sees the five entries in order', () => {
    expect(sectionsFor({ isResident: true }, [submissions, census])).toEqual([
      'authorizations',
      'movements',
      'lots',
      'works',
      'submissions',
    ])
  })

  test('a module that is listed but off shows nothing', () => {
    expect(sectionsFor({ isResident: true }, [off(census), off(submissions)])).toEqual([
      'authorizations',
      'movements',
      'works',
    ])
  })

  test('who is no resident here sees the works and what the modules open', () => {
    expect(sectionsFor({ isResident: false }, [])).toEqual(['works'])
    expect(sectionsFor({ isResident: false }, [census])).toEqual(['lots', 'works'])
  })

  test('before the modules are known only those are shown that keep their places then', () => {
    expect(sectionsFor({ isResident: true }, undefined)).toEqual(['authorizations', 'movements'])
    expect(sectionsFor({ isResident: false }, undefined)).toEqual([])
  })
})

test.each([
  ['/', 'authorizations'],
  ['/preauthorization/new', 'authorizations'],
  ['/preauthorization/invite/edit/7', 'authorizations'],
  ['/activitiesReport', 'movements'],
  ['/construction/501', 'works'],
  ['/constructions', 'works'],
  ['/manageproperty/201', 'lots'],
  ['/managedproperties', 'lots'],
  ['/submissions/101/new', 'submissions'],
  ['/nowhere', undefined],
])('%s highlights %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section)
})

test.each([
  ['/preauthorization/new', true],
  ['/preauthorization/edit/3', true],
  ['/submissions/101/new', true],
  ['/profile', true],
  ['/manageproperty/201?tab=vehiculos&vista=nuevo', true],
  ['/manageproperty/201?tab=mascotas&vista=editar&id=3', true],
  ['/manageproperty/201?tab=vehiculos', false],
  ['/submissions', false],
  ['/', false],
])('%s is a form: %s', (address, expected) => {
  expect(isForm(new URL(address, 'https://portal.example'))).toBe(expected)
})

describe('an address', () => {
  const resident = { isResident: true }
  const visitor = { isResident: false }
  const answer = (pathname: string, roles: typeof resident, modules?: readonly HomeModule[]) =>
    checkAccess({ pathname, roles, modules, neighbourhoodId: 101 })

  test.each(['/', '/activitiesReport', '/managedproperties', '/manageproperty/201', '/preauthorization/new'])(
    '%s leads to the works where only they are',
    (from) => {
      expect(answer(from, visitor, [])).toEqual({ redirectTo: '/constructions' })
    },
  )

  test('of a property leads home where the census module is off', () => {
    expect(answer('/manageproperty/201', resident, [off(census)])).toEqual({ redirectTo: '/' })
    expect(answer('/manageproperty/201', resident, [census])).toBe('allowed')
  })

  test('of the submissions leads home without their module, and for another neighbourhood than the current one', () => {
    expect(answer('/submissions', resident, [census])).toEqual({ redirectTo: '/' })
    expect(answer('/submissions', resident, [submissions])).toBe('allowed')
    expect(answer('/submissions/101/new', resident, [submissions])).toBe('allowed')
    for (const other of ['102', '0', '101x', '-101', '%2e%2e', 'new'])
      expect(answer(`/submissions/${other}/new`, resident, [submissions]), other).toEqual({ redirectTo: '/' })
  })

  test('that only a module can open waits until the modules are known; the others do not', () => {
    for (const of of ['/managedproperties', '/manageproperty/201', '/submissions', '/submissions/101/new'])
      expect(answer(of, resident), of).toBe('pending')
    expect(answer('/', resident)).toBe('allowed')
    expect(answer('/activitiesReport', visitor)).toEqual({ redirectTo: '/constructions' })
    expect(answer('/constructions', visitor)).toBe('allowed')
  })

  test('that is in no section is open: what is there says what it is', () => {
    expect(answer('/profile', visitor, [])).toBe('allowed')
    expect(answer('/nowhere', visitor, [])).toBe('allowed')
  })
})

test.each([
  ['/', '/'],
  ['/activitiesReport', '/activitiesReport'],
  ['/managedproperties', '/managedproperties'],
  ['/manageproperty/201', '/managedproperties'],
  ['/manageproperty/201?vista=nuevo', '/'],
  ['/construction/501', '/constructions'],
  ['/constructions', '/constructions'],
  ['/submissions', '/submissions'],
  ['/preauthorization/new', '/'],
  ['/preauthorization/invite/edit/7', '/'],
  ['/submissions/101/new', '/'],
  ['/nowhere', '/nowhere'],
])('a change of neighbourhood leads from %s to %s', (from, to) => {
  expect(pathAfterChange(new URL(from, 'https://portal.example'))).toBe(to)
})
