//! Small sets as the bits of a number: of spaces, seats, buildings, trades and kinds of tools.

/// Makes a type of sets. The elements have a number below the number of bits: `index` returns it, and
/// `from_index` is the element with it; both can be used in constants.
macro_rules! bit_set {
    ($(#[$about:meta])* $visibility:vis struct $set:ident($bits:ty) of $element:ty;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        $visibility struct $set($bits);

        #[allow(dead_code, reason = "not every set needs all of it")]
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set with one element in it.
            #[inline]
            pub const fn only(element: $element) -> Self {
                Self(1 << element.index())
            }

            /// Whether an element is in the set.
            #[inline]
            pub const fn has(self, element: $element) -> bool {
                self.0 >> element.index() & 1 == 1
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many elements there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The element with the lowest number.
            #[inline]
            pub(crate) const fn first(self) -> Option<$element> {
                match self.0 {
                    0 => None,
                    bits => Some(<$element>::from_index(bits.trailing_zeros() as usize)),
                }
            }

            /// Puts an element in, or takes it out.
            #[inline]
            pub(crate) fn set(&mut self, element: $element, present: bool) {
                let others = self.0 & !(1 << element.index());
                self.0 = others | <$bits>::from(present) << element.index();
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        /// Set difference.
        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = *self & other;
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }

        /// The elements of the set, lowest number first.
        impl Iterator for $set {
            type Item = $element;

            #[inline]
            fn next(&mut self) -> Option<$element> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                elements.into_iter().fold(Self::NONE, |set, element| set | Self::only(element))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Seat, seat::Seats};

    #[test]
    fn a_set_holds_what_was_put_in() {
        let [a, b, c] = [0, 1, 4].map(|number| Seat::new(number).unwrap());
        let mut set: Seats = [c, a].into_iter().collect();
        assert_eq!((set.len(), set.has(a), set.has(b), set.has(c)), (2, true, false, true));
        assert!(set.eq([a, c]));
        set.set(b, true);
        set.set(a, false);
        assert_eq!((set.first(), set.len()), (Some(b), 2));
        assert!((set - Seats::only(c)).eq([b]));
        assert!((set & Seats::only(c)).eq([c]));
        assert!((set | Seats::only(a)).eq([a, b, c]));
        assert!((set & !set).is_empty());
        assert_eq!((Seats::NONE.first(), Seats::default()), (None, Seats::NONE));
    }
}
