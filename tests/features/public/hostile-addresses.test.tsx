import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getGetPublicInvitationUrl, getGetUnsubscribeUrl } from '@/api/generated/public/public'
import { readPublicAddress } from '@/features/public/public-address'
import { paths } from '@/paths'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { renderPublic } from '../../support/render-public'

/** As it stands in the address bar: written as a segment, or as it is. */
const asWritten = (key: string) => [
  key,
  key.isWellFormed() ? encodeURIComponent(key) : encodeURIComponent(key.toWellFormed()),
]
const addresses = hostileTexts.flatMap(asWritten)

test('a hundred hostile keys and more lead nowhere but to one segment of the call', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100)
  for (const text of addresses) {
    for (const [page, url] of [
      ['invite', getGetPublicInvitationUrl],
      ['unsubscribe', getGetUnsubscribeUrl],
    ] as const) {
      const { key } = readPublicAddress(`/${page}/${text}`) ?? {}
      if (key === undefined) continue
      const { pathname, search, hash, origin } = new URL(url(key), 'https://api.example')
      expect(origin).toBe('https://api.example')
      expect([search, hash], text).toEqual(['', ''])
      const [, room, kind, segment = '', last, ...others] = pathname.split('/')
      expect([room, kind, last, others.length], text).toEqual([
        'public',
        page === 'invite' ? 'invitation' : page,
        '',
        0,
      ])
      expect(decodeURIComponent(segment), text).toBe(key)
    }
  }
})

test('what nobody can have sent is no key at all', () => {
  for (const text of [
    '.',
    '..',
    '%2e%2e',
    'a%2Fb',
    'a%5Cb',
    '%00',
    '%E0%A4%A',
    '%20',
    '%E2%80%AE',
    'x'.repeat(201),
  ])
    expect(readPublicAddress(`/invite/${text}`)?.key, text).toBeUndefined()
  for (const text of [
    '',
    '/',
    '/invite',
    '/invite/',
    '/invite/a/b',
    '/invited/a',
    '/constructor/a',
    '/login',
  ])
    expect(readPublicAddress(text), text).toBeUndefined()
})

test('a key is read back as it was written', () => {
  for (const key of ['demo-invitation', 'a_b.c~d', 'x=y+z', 'ñandú', 'x'.repeat(200)]) {
    expect(readPublicAddress(paths.invitation(key))).toEqual({ page: 'invitation', key })
    expect(readPublicAddress(`${paths.unsubscribe(key)}/`)).toEqual({ page: 'unsubscribe', key })
  }
})

/** Some of each kind: those that are a key for all that the portal knows, and those that are none. */
const drawn = addresses
  .filter((text) => /script|onerror|javascript|\.\.|%00|\{\{/.test(text))
  .filter((_, at) => at % 4 === 0)

test('a hostile address shows that there is no invitation, and nothing of itself', async () => {
  const { open, container } = await renderPublic('/invite/nobody-sent-this')
  expect(drawn.length).toBeGreaterThan(8)
  for (const text of drawn) {
    open(`/invite/${text}`)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^(No se ha podido acceder a la invitación|404 - No encontrado)$/,
      ),
    )
    expect(container.querySelector('script, img, iframe, [onload], [onerror], a[href*=":"]'), text).toBeNull()
  }
})
