/** The text of a return in hundredths: `2×`, `1.95×`. */
export const timesText = (hundredths: number): string => `${Number((hundredths / 100).toFixed(2))}×`
