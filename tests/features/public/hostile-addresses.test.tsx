import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getGetPublicInvitationUrl, getGetUnsubscribeUrl } from '@/api/generated/public/public'
import { readPublicAddress } from '@/features/public/public-address'
import { paths } from '@/paths'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { renderPublic } from '../../support/render-public'

/** Returns two path segments for a link id: the raw link id and the encoded one. */
const toSegments = (linkId: string) => [
  linkId,
  linkId.isWellFormed() ? encodeURIComponent(linkId) : encodeURIComponent(linkId.toWellFormed()),
]
const hostileSegments = hostileTexts.flatMap(toSegments)

test('puts a hostile link id into one path segment of the request', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100)
  for (const text of hostileSegments) {
    for (const [page, url] of [
      ['invite', getGetPublicInvitationUrl],
      ['unsubscribe', getGetUnsubscribeUrl],
    ] as const) {
      const { linkId } = readPublicAddress(`/${page}/${text}`) ?? {}
      if (linkId === undefined) continue
      const { pathname, search, hash, origin } = new URL(url(linkId), 'https://api.example')
      expect(origin).toBe('https://api.example')
      expect([search, hash], text).toEqual(['', ''])
      const [, prefix, resource, segment = '', trailing, ...extraSegments] = pathname.split('/')
      expect([prefix, resource, trailing, extraSegments.length], text).toEqual([
        'public',
        page === 'invite' ? 'invitation' : page,
        '',
        0,
      ])
      expect(decodeURIComponent(segment), text).toBe(linkId)
    }
  }
})

test('reads no link id from a malformed path segment, and nothing from an address that no public page has', () => {
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
    expect(readPublicAddress(`/invite/${text}`)?.linkId, text).toBeUndefined()
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

test('reads the link id unchanged from an address that `paths` built', () => {
  for (const linkId of ['demo-invitation', 'a_b.c~d', 'x=y+z', 'ñandú', 'x'.repeat(200)]) {
    expect(readPublicAddress(paths.invitation(linkId))).toEqual({ page: 'invitation', linkId })
    expect(readPublicAddress(`${paths.unsubscribe(linkId)}/`)).toEqual({ page: 'unsubscribe', linkId })
  }
})

/** Some of the segments that resemble an attack. It would be slow to render a page for every segment. */
const sampledSegments = hostileSegments
  .filter((text) => /script|onerror|javascript|\.\.|%00|\{\{/.test(text))
  .filter((_, index) => index % 4 === 0)

test('shows an error page without injected elements for a hostile address', async () => {
  const { open, container } = await renderPublic('/invite/nobody-sent-this')
  expect(sampledSegments.length).toBeGreaterThan(8)
  for (const text of sampledSegments) {
    open(`/invite/${text}`)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^(No se ha podido acceder a la invitación|404 - No encontrado)$/,
      ),
    )
    expect(container.querySelector('script, img, iframe, [onload], [onerror], a[href*=":"]'), text).toBeNull()
  }
})
