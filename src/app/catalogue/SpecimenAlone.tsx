import { useLayoutEffect } from 'react'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import type { ThemeName } from '@/design-system/theme/palettes'

interface SpecimenAloneProps {
  file: SpecimenFile
  specimen: Specimen
  /** Without one the system's theme holds. */
  theme?: ThemeName
}

/** One specimen and nothing else, for screenshots and checks in a browser; the theme reaches what floats, too. */
export function SpecimenAlone({ file, specimen, theme }: SpecimenAloneProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
    }
  }, [theme])

  const alone = <div lang={file.lang ?? 'en'}>{specimen.render()}</div>
  return specimen.isOverlay ? alone : <Stack padding={4}>{alone}</Stack>
}
