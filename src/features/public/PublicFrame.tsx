import { TreeDeciduous } from 'lucide-react'
import type { ReactNode } from 'react'
import { page } from '@/copy/page'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { getPictureUrl } from '@/patterns/files/get-picture-url'

interface PublicFrameProps {
  /** The neighbourhood in the header. Without it, the header shows the portal's name. */
  neighbourhood?: { name: string; logo: { web: string } | null }
  children: ReactNode
}

export function PublicFrame({ neighbourhood, children }: PublicFrameProps) {
  const logo = getPictureUrl(neighbourhood?.logo?.web)
  return (
    <Stack gap={0}>
      <Stack as="header" padding={5}>
        <PageWidth width="form">
          <Inline gap={3} wraps={false}>
            {neighbourhood && logo ? (
              <Avatar name={neighbourhood.name} src={logo} isDecorative />
            ) : (
              // As large as the logo, so that a logo that loads later moves nothing.
              <TreeDeciduous size={40} strokeWidth={1.5} aria-hidden="true" />
            )}
            <Text as="strong">{neighbourhood?.name ?? page.brand}</Text>
          </Inline>
        </PageWidth>
      </Stack>
      <Stack as="main" padding={5}>
        <PageWidth width="form">{children}</PageWidth>
      </Stack>
    </Stack>
  )
}
