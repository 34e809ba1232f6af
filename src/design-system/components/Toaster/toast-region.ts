import { Toast as Headless } from '@base-ui/react/toast'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'

export const ToastRegion = styled(Headless.Viewport)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`
