import { describe, expect, test } from 'vitest'
import clone from '@/patterns/form/formik-functions/clone'
import cloneDeep from '@/patterns/form/formik-functions/clone-deep'

const createValues = () => ({
  title: 'Poda',
  days: ['2026-03-16'],
  guest: { name: 'Ana Paz', phone: undefined, plate: null },
  files: [new File(['abc'], 'dni.pdf', { type: 'application/pdf', lastModified: 0 })],
})

describe('the functions that replace those of lodash in Formik', () => {
  test('a deep clone equals the values, and shares nothing with them', () => {
    const values = createValues()
    const copy = cloneDeep(values)
    expect(copy).toEqual(values)
    copy.guest.name = 'Oscar Vera'
    copy.days.push('2026-03-17')
    expect(values).toEqual(createValues())
  })

  // `toEqual` considers all files equal.
  test('a deep clone has another array of files, with the names, types and bytes of the files', async () => {
    const values = createValues()
    const copy = cloneDeep(values)
    expect(copy.files).not.toBe(values.files)
    const [file] = copy.files
    expect(copy.files).toHaveLength(1)
    expect(file).toBeInstanceOf(File)
    expect(file).toMatchObject({ name: 'dni.pdf', type: 'application/pdf', lastModified: 0 })
    expect(await file?.text()).toBe('abc')
  })

  test('a shallow clone shares the members', () => {
    const values = createValues()
    const copy = clone(values)
    expect(copy).toEqual(values)
    expect(copy).not.toBe(values)
    expect(copy.guest).toBe(values.guest)
    expect(clone(values.days)).toEqual(values.days)
    expect(clone(values.days)).not.toBe(values.days)
  })

  test.each([undefined, null, '', 0, false])('%j is its own deep clone', (value) => {
    expect(cloneDeep(value)).toBe(value)
  })
})
