//! The caller's buffers: what every step writes, one game's after another's.

use crate::{ActionSpace, OBSERVATION_LENGTH, WrongLength};

/// Where a step writes what came of it.
pub struct Buffers<'b> {
    /// For every game, the observation of the player to move; where the game is over, of who moved last.
    pub observations: Option<&'b mut [u8]>,
    /// For every game, 1 for every legal id; where the game is over, 1 for all: what is given counts for nothing.
    pub masks: Option<&'b mut [u8]>,
    /// For every game that ended with this step and began again with it, the last observation of who moved last. Those
    /// of others stay as they are.
    pub final_observations: Option<&'b mut [u8]>,
    /// For every game, the seat that decides; where the game is over, that which moved last.
    pub seats: &'b mut [i64],
    /// For every game, what the step brought to each seat.
    pub rewards: &'b mut [f32],
    /// For every game, whether it ended with this step.
    pub terminated: &'b mut [bool],
    /// For every game, whether it was given up with this step.
    pub truncated: &'b mut [bool],
}

/// What belongs to one game.
pub(super) struct Row<'b> {
    pub(super) observation: Option<&'b mut [u8]>,
    pub(super) mask: Option<&'b mut [u8]>,
    pub(super) final_observation: Option<&'b mut [u8]>,
    pub(super) seat: &'b mut i64,
    pub(super) rewards: &'b mut [f32],
    pub(super) terminated: &'b mut bool,
    pub(super) truncated: &'b mut bool,
}

impl Buffers<'_> {
    /// Whether all have the length that this number of games needs.
    pub(super) fn check(
        &self,
        games: usize,
        players: usize,
        space: &ActionSpace,
    ) -> Result<(), WrongLength> {
        let length = |buffer: &Option<&mut [u8]>| buffer.as_ref().map(|buffer| buffer.len());
        for (what, each, found) in [
            ("the observations", OBSERVATION_LENGTH, length(&self.observations)),
            ("the masks", space.len(), length(&self.masks)),
            ("the final observations", OBSERVATION_LENGTH, length(&self.final_observations)),
            ("the seats", 1, Some(self.seats.len())),
            ("the rewards", players, Some(self.rewards.len())),
            ("the ends", 1, Some(self.terminated.len())),
            ("the cut ends", 1, Some(self.truncated.len())),
        ] {
            found.map_or(Ok(()), |found| WrongLength::check(what, games * each, found))?;
        }
        Ok(())
    }

    /// One game's after another's.
    pub(super) fn rows(
        &mut self,
        players: usize,
        space: &ActionSpace,
    ) -> impl Iterator<Item = Row<'_>> {
        let mut observations = chunks(self.observations.as_deref_mut(), OBSERVATION_LENGTH);
        let mut masks = chunks(self.masks.as_deref_mut(), space.len());
        let mut finals = chunks(self.final_observations.as_deref_mut(), OBSERVATION_LENGTH);
        let ends = self.terminated.iter_mut().zip(self.truncated.iter_mut());
        let rewards = self.rewards.chunks_exact_mut(players);
        let others = self.seats.iter_mut().zip(rewards).zip(ends);
        others.map(move |((seat, rewards), (terminated, truncated))| Row {
            observation: observations.next(),
            mask: masks.next(),
            final_observation: finals.next(),
            seat,
            rewards,
            terminated,
            truncated,
        })
    }
}

fn chunks(buffer: Option<&mut [u8]>, length: usize) -> impl Iterator<Item = &mut [u8]> {
    buffer.into_iter().flat_map(move |buffer| buffer.chunks_exact_mut(length))
}
