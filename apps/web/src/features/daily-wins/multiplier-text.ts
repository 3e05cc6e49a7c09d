/** 1250 hundredths are ×12.5; whole numbers have no decimals. */
export function multiplierText(percent: number): string {
  const whole = Math.floor(percent / 100);
  const hundredths = percent % 100;
  const decimals = hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0')}`;
  return `×${whole.toLocaleString('en-US')}${decimals.replace(/0$/, '')}`;
}
