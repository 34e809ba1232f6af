import type { ComponentProps } from 'react'
import { config } from '@/config'
import { page } from '@/copy/page'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { useIsHydrated } from './use-is-hydrated'

/** The link to the installation's help form, if the configuration has one. */
export function HelpLink(rest: Pick<ComponentProps<typeof TextLink>, 'tone' | 'standsAlone'>) {
  const { helpUrl } = config()
  // A page that was rendered during the build does not know the configuration of the installation.
  const isHydrated = useIsHydrated()
  if (!isHydrated || !helpUrl) return null
  return (
    <TextLink {...rest} href={helpUrl} newTabLabel={page.opensInTab}>
      {page.help}
    </TextLink>
  )
}
