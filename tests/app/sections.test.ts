import { describe, expect, test } from 'vitest'
import { isForm, pathWhereUnavailable, sectionOf, sectionsFor } from '@/app/shell/sections'

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
  ['/submissions', false],
  ['/', false],
])('%s is a form: %s', (pathname, expected) => {
  expect(isForm(pathname)).toBe(expected)
})

describe('changing the neighbourhood', () => {
  const resident = { isResident: true }
  const visitor = { isResident: false }

  test.each(['/', '/activitiesReport', '/managedproperties', '/manageproperty/201'])(
    '%s goes to the works where only they are',
    (from) => {
      expect(pathWhereUnavailable(from, visitor, [])).toBe('/constructions')
    },
  )

  test('a property page goes home where the census module is off', () => {
    expect(pathWhereUnavailable('/manageproperty/201', resident, [off(census)])).toBe('/')
    expect(pathWhereUnavailable('/manageproperty/201', resident, [census])).toBeUndefined()
  })

  test('a form of authorizations goes to the works where its user is no resident', () => {
    expect(pathWhereUnavailable('/preauthorization/new', visitor, [])).toBe('/constructions')
    expect(pathWhereUnavailable('/preauthorization/new', resident, [])).toBeUndefined()
  })

  test('what is available there stays', () => {
    expect(pathWhereUnavailable('/', resident, [])).toBeUndefined()
    expect(pathWhereUnavailable('/construction/501', visitor, [])).toBeUndefined()
  })
})
