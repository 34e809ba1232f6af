import type { ReactNode } from 'react'
import { page } from '@/copy/page'
import { AuthLayout } from '@/design-system/components/AuthLayout/AuthLayout'
import { SeasonScene } from '@/design-system/components/SeasonScene/SeasonScene'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { getSeason, today } from '@/domain/days'
import { useIsHydrated } from './use-is-hydrated'

/** The layout of the pages before sign-in: a card with `children`, and a street scene in the current season. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  // A page that was rendered during the build does not know the day on which it is shown.
  const isHydrated = useIsHydrated()
  return (
    <AuthLayout
      mainId="contenido"
      scene={<SeasonScene season={isHydrated ? getSeason(today()) : 'summer'} />}
      brand={<Text as="span">{page.brand}</Text>}
    >
      <Stack gap={6}>{children}</Stack>
    </AuthLayout>
  )
}
