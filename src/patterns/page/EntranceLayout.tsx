import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { page } from '@/copy/page'
import { AuthLayout } from '@/design-system/components/AuthLayout/AuthLayout'
import { Stack } from '@/design-system/components/Stack/Stack'

/** The picture loads after the form, which can be used without it. */
const Scene = lazy<ComponentType>(() =>
  import('./EntranceScene').then(
    ({ EntranceScene }) => ({ default: EntranceScene }),
    () => ({ default: () => null }),
  ),
)

/** The layout of the pages before sign-in: a card with `children`, and a street scene in the current season. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout
      mainId="contenido"
      scene={
        <Suspense>
          <Scene />
        </Suspense>
      }
      brand={page.brand}
    >
      <Stack gap={6}>{children}</Stack>
    </AuthLayout>
  )
}
