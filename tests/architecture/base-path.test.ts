import { describe, expect, it } from 'vitest'
import { parseBasePath } from '@/hosting/base-path-setting'

describe('the folder of a build', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['portal', '/portal/'],
    ['/portal', '/portal/'],
    ['/barrio-1/portal/', '/barrio-1/portal/'],
  ])('of %j is %j', (text, path) => expect(parseBasePath(text)).toBe(path))

  it.each(['/a b/', 'https://portal.example', '/../', '/a"b/', '/.portal/'])('cannot be %j', (text) =>
    expect(() => parseBasePath(text)).toThrow(/BASE_PATH/),
  )
})
