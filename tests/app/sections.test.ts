import { describe, expect, test } from 'vitest'
import type { HomeModule } from '@/api/generated/model/homeModule'
import {
  checkAccess,
  findSection,
  getPathAfterChange,
  isFormOrPass,
  listSections,
} from '@/app/shell/sections'

const census = { code: 'census', is_active_mobile: true } as const
const submissions = { code: 'document_submission', is_active_mobile: true } as const
const deactivate = <Module extends { is_active_mobile: boolean }>(module: Module) => ({
  ...module,
  is_active_mobile: false,
})

const residentRoles = { isResident: true, isWorkManagerOnly: false }
const managerRoles = { isResident: false, isWorkManagerOnly: true }
const administrationRoles = { isResident: false, isWorkManagerOnly: false }

describe('the sidebar', () => {
  test('shows six entries in order to a resident if every module is active', () => {
    expect(listSections(residentRoles, [submissions, census])).toEqual([
      'authorizations',
      'movements',
      'lots',
      'works',
      'submissions',
      'expiries',
    ])
  })

  test('omits the entry of an inactive module', () => {
    expect(listSections(residentRoles, [deactivate(census), deactivate(submissions)])).toEqual([
      'authorizations',
      'movements',
      'works',
      'expiries',
    ])
  })

  test('shows the works and the sections of active modules to users who are not residents', () => {
    expect(listSections(administrationRoles, [])).toEqual(['works'])
    expect(listSections(administrationRoles, [census])).toEqual(['lots', 'works'])
  })

  test('shows what expires to work managers, but not to the Administration', () => {
    expect(listSections(managerRoles, [])).toEqual(['works', 'expiries'])
    expect(listSections(administrationRoles, [submissions])).toEqual(['works', 'submissions'])
  })

  test('while the modules load, shows only the entries whose position cannot change', () => {
    expect(listSections(residentRoles, undefined)).toEqual(['authorizations', 'movements'])
    expect(listSections(administrationRoles, undefined)).toEqual([])
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
  ['/vencimientos', 'expiries'],
  ['/nowhere', undefined],
])('%s belongs to the section %s', (pathname, section) => {
  expect(findSection(pathname)).toBe(section)
})

test.each([
  ['/preauthorization/new', true],
  ['/preauthorization/edit/3', true],
  ['/submissions/101/new', true],
  ['/profile', true],
  ['/manageproperty/201?tab=vehiculos&vista=nuevo', true],
  ['/manageproperty/201?tab=mascotas&vista=editar&id=3', true],
  ['/preauthorization/pass/7', true],
  ['/manageproperty/201?tab=vehiculos', false],
  ['/submissions', false],
  ['/', false],
])('for the address %s, isFormOrPass returns %s', (address, expected) => {
  expect(isFormOrPass(new URL(address, 'https://portal.example'))).toBe(expected)
})

describe('checkAccess', () => {
  const check = (pathname: string, roles: typeof residentRoles, modules?: readonly HomeModule[]) =>
    checkAccess({ pathname, roles, modules, neighbourhoodId: 101 })

  test.each(['/', '/activitiesReport', '/managedproperties', '/manageproperty/201', '/preauthorization/new'])(
    'redirects %s to the works if the user can open only the works',
    (from) => {
      expect(check(from, managerRoles, [])).toEqual({ redirectTo: '/constructions' })
    },
  )

  test('allows the address of a lot if the census module is active, and otherwise redirects home', () => {
    expect(check('/manageproperty/201', residentRoles, [deactivate(census)])).toEqual({ redirectTo: '/' })
    expect(check('/manageproperty/201', residentRoles, [census])).toBe('allowed')
  })

  test('redirects home from submissions if their module is inactive or the address names an unselected neighbourhood', () => {
    expect(check('/submissions', residentRoles, [census])).toEqual({ redirectTo: '/' })
    expect(check('/submissions', residentRoles, [submissions])).toBe('allowed')
    expect(check('/submissions/101/new', residentRoles, [submissions])).toBe('allowed')
    for (const neighbourhoodId of ['102', '0', '101x', '-101', '%2e%2e', 'new'])
      expect(
        check(`/submissions/${neighbourhoodId}/new`, residentRoles, [submissions]),
        neighbourhoodId,
      ).toEqual({
        redirectTo: '/',
      })
  })

  test('while the modules load, returns pending only for an address that needs a module', () => {
    for (const pathname of [
      '/managedproperties',
      '/manageproperty/201',
      '/submissions',
      '/submissions/101/new',
    ])
      expect(check(pathname, residentRoles), pathname).toBe('pending')
    expect(check('/', residentRoles)).toBe('allowed')
    expect(check('/activitiesReport', managerRoles)).toEqual({ redirectTo: '/constructions' })
    expect(check('/constructions', managerRoles)).toBe('allowed')
  })

  test('allows what expires without modules, but redirects the Administration to the works', () => {
    for (const roles of [residentRoles, managerRoles]) expect(check('/vencimientos', roles)).toBe('allowed')
    expect(check('/vencimientos', administrationRoles, [submissions])).toEqual({
      redirectTo: '/constructions',
    })
  })

  test('allows an address outside of the sections', () => {
    expect(check('/profile', managerRoles, [])).toBe('allowed')
    expect(check('/nowhere', managerRoles, [])).toBe('allowed')
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
])('a change of neighbourhood navigates from %s to %s', (from, to) => {
  expect(getPathAfterChange(new URL(from, 'https://portal.example'))).toBe(to)
})
