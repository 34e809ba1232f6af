import { useLayoutEffect } from 'react'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { Accent } from '@/design-system/theme/Accent'
import type { ThemeName } from '@/design-system/theme/palettes'
import { SpecimenStage } from './SpecimenStage'

interface SpecimenAloneProps {
  file: SpecimenFile
  specimen: Specimen
  /** Without one the system's theme holds. */
  theme?: ThemeName
  /** The accent of a neighbourhood, as `#rrggbb`. */
  accent?: string
}

/** One specimen and nothing else, for screenshots and checks in a browser; the theme reaches what floats, too. */
export function SpecimenAlone({ file, specimen, theme, accent }: SpecimenAloneProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
    }
  }, [theme])

  const alone = (
    <div lang={file.lang ?? 'en'} data-specimen={`${file.component}/${specimen.name}`}>
      <SpecimenStage file={file} specimen={specimen} />
    </div>
  )
  return (
    <>
      <Accent color={accent} />
      {specimen.isOverlay ? alone : <Stack padding={4}>{alone}</Stack>}
    </>
  )
}
