import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter, Router, type To, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { useAddressState } from '@/patterns/address/use-address-state'

const schema = v.object({
  tab: v.picklist(['vigentes', 'todas']),
  search: v.pipe(v.string(), v.maxLength(20)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  open: v.boolean(),
})
type State = v.InferOutput<typeof schema>
const defaults: State = { tab: 'vigentes', search: '', page: 1, open: false }

function renderState(address = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      {children}
    </MemoryRouter>
  )
  const { result } = renderHook(
    () => ({
      address: useAddressState(schema, defaults),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  )
  return {
    getState: () => result.current.address[0],
    getChange: () => result.current.address[1],
    change: (patch: Partial<State>) => act(() => result.current.address[1](patch)),
    getQueryString: () => result.current.location.search,
    getPathname: () => result.current.location.pathname,
    goBack: () => act(() => void result.current.navigate(-1)),
  }
}

describe('the state of an address', () => {
  test('has the parameters of the query string, each with the type of its default', () => {
    const { getState } = renderState('/?tab=todas&search=jard%C3%ADn&page=3&open=true')
    expect(getState()).toEqual({ tab: 'todas', search: 'jardín', page: 3, open: true })
  })

  test('has defaults for missing parameters', () => {
    expect(renderState('/').getState()).toEqual(defaults)
    expect(renderState('/?utm_source=mail&__proto__=x').getState()).toEqual(defaults)
  })

  test('has defaults for invalid parameters only', () => {
    const { getState } = renderState('/?tab=viejas&search=jard%C3%ADn&page=dos&open=si')
    expect(getState()).toEqual({ ...defaults, search: 'jardín' })
  })

  test.each(['', '0', '-1', '1.5', 'NaN', 'Infinity', '0x10', '1e1', ' 2', '2 ', '9'.repeat(400)])(
    'has the default page instead of the invalid page %j',
    (page) => {
      expect(renderState(`/?page=${encodeURIComponent(page)}`).getState()).toEqual(defaults)
    },
  )

  test('has the value of the first of two parameters with the same name', () => {
    expect(renderState('/?page=2&page=3').getState().page).toBe(2)
  })

  test('stays equal after a change to a value that the state already has', () => {
    const { getState, change } = renderState('/?page=2')
    const previousState = getState()
    change({ page: 2 })
    expect(getState()).toEqual(previousState)
  })
})

describe('a change', () => {
  test('is written to the address, except values that equal their default', () => {
    const { getState, change, getQueryString } = renderState()
    change({ page: 2, tab: 'todas' })
    expect(getQueryString()).toBe('?page=2&tab=todas')
    change({ page: 1, search: '' })
    expect(getQueryString()).toBe('?tab=todas')
    expect(getState()).toEqual({ ...defaults, tab: 'todas' })
  })

  test('keeps all parameters that it does not name', () => {
    const { change, getQueryString } = renderState('/?utm_source=mail&search=ana')
    change({ page: 2 })
    expect(getQueryString()).toBe('?utm_source=mail&search=ana&page=2')
  })

  test('replaces the history entry', () => {
    const { change, goBack, getPathname } = renderState()
    change({ page: 2 })
    change({ page: 3 })
    goBack()
    expect(getPathname()).toBe('/before')
  })

  test('does not undo a change that happened since the last render', () => {
    const { getChange, getState } = renderState()
    act(() => {
      getChange()({ search: 'ana' })
      getChange()({ page: 2 })
    })
    expect(getState()).toEqual({ ...defaults, search: 'ana', page: 2 })
  })

  test('through the function that an earlier render returned does not undo a newer change', () => {
    const { getChange, change, getState } = renderState()
    const changeOfFirstRender = getChange()
    change({ tab: 'todas' })
    act(() => changeOfFirstRender({ search: 'ana' }))
    expect(getState()).toEqual({ ...defaults, tab: 'todas', search: 'ana' })
  })
})

test('useAddressState returns the changed state before the router renders the new address', () => {
  const writtenQueryStrings: string[] = []
  const navigator = {
    createHref: () => '',
    go: () => {},
    push: () => {},
    replace: (to: To) => void writtenQueryStrings.push(typeof to === 'string' ? to : (to.search ?? '')),
  }
  let location = '/?tab=todas'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(() => useAddressState(schema, defaults), { wrapper })
  const change = (patch: Partial<State>) => act(() => result.current[1](patch))
  change({ open: true })
  change({ page: 2 })
  expect(result.current[0]).toEqual({ ...defaults, tab: 'todas', open: true, page: 2 })
  expect(writtenQueryStrings.at(-1)).toBe('?tab=todas&open=true&page=2')
  location = '/?page=7'
  rerender()
  expect(result.current[0]).toEqual({ ...defaults, page: 7 })
})

test('useAddressState reads the same state that a change wrote to the address', () => {
  const states = fc.record({
    tab: fc.constantFrom('vigentes' as const, 'todas' as const),
    search: fc.string({ unit: 'grapheme', maxLength: 5 }),
    page: fc.integer({ min: 1, max: 10_000 }),
    open: fc.boolean(),
  })
  fc.assert(
    fc.property(states, (newState) => {
      const { change, getQueryString } = renderState()
      change(newState)
      expect(renderState(`/${getQueryString()}`).getState()).toEqual(newState)
    }),
    { numRuns: 50 },
  )
})
